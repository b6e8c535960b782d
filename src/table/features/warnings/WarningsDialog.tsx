import settingsMessages from '../../content/en/settings.ftl';
import extrasMessages from '../../content/en/extras.ftl';
import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import { useBack } from '#kit/back/back.ts';
import { nonBreaking } from '#kit/text/non-breaking.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { Icon } from '#kit/widgets/Icon.tsx';
import { OnOff } from '#kit/widgets/Options.tsx';
import type { EndWarning } from '../../game/game.ts';
import { focusMap, frameOnMap } from '../../view/map-handle.ts';
import { openRulePanel, point } from '../../store/ui.ts';
import { useGame } from '../../store/game.ts';
import { changeSettings, useSettings } from '../../store/settings.ts';
import { FollowRule, RuleLink } from '../../text/RuleLink.tsx';
import { isHeld, dismissWarnings, useWarnings } from './hold-end.ts';
import { idleListNow } from '../../store/shared-screen.ts';
import panel from '#kit/widgets/panel.module.css';
import css from './WarningsDialog.module.css';

function Line({ warning: { text, places, rule } }: { readonly warning: EndWarning }) {
  const said = text();
  return (
    <li className={css.line}>
      {places.length ? (
        <button
          type="button"
          className={`${panel.line} ${css.show}`}
          aria-label={extrasMessages().warnings.show({ line: said })}
          onClick={() => {
            point(places);
            frameOnMap(places);
          }}
        >
          <span>{nonBreaking(said)}</span>
          <Icon name="right" />
        </button>
      ) : (
        <p className={css.plain}>{nonBreaking(said)}</p>
      )}
      {rule === undefined ? null : <RuleLink rule={rule} />}
    </li>
  );
}

/** Lists what may be regretted before the phase ends; beside the map, which stays usable. */
export default function WarningsDialog() {
  const held = useWarnings();
  const { warnings } = held;
  const open = isHeld(held);
  const timeline = useGame((game) => game.timeline);
  // Any action or undo may change the warnings.
  useEffect(() => dismissWarnings, [timeline]);
  useBack(open, dismissWarnings);
  const list = idleListNow();
  const listIdle = useSettings((chosen) => chosen[list]);
  const t = extrasMessages().warnings;
  return (
    <Dialog.Root open={open} modal={false} onOpenChange={(open) => open || dismissWarnings()}>
      <Dialog.Portal>
        <Dialog.Content
          className={`${panel.raised} ${css.card}`}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Do not take focus from another element.
            if (document.activeElement === document.body) focusMap();
          }}
        >
          <Dialog.Title className={panel.heading}>{held.words?.title ?? t.title}</Dialog.Title>
          <FollowRule value={openRulePanel}>
            <ul className={panel.lines}>
              {warnings.map((warning, i) => (
                <Line key={`${i}`} warning={warning} />
              ))}
            </ul>
          </FollowRule>
          {warnings.some(({ idle }) => idle) ? (
            <OnOff
              label={settingsMessages().settings.listIdle}
              hint={settingsMessages().settings.listIdleHint}
              on={listIdle}
              onChange={(on) => changeSettings({ [list]: on })}
            />
          ) : null}
          <div className={css.row}>
            <Button onClick={dismissWarnings}>{t.back}</Button>
            <Button
              kind="primary"
              onClick={() => {
                dismissWarnings();
                held.end();
              }}
            >
              {held.words?.anyway ?? t.anyway}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
