import { Dialog } from 'radix-ui';
import { useEffect } from 'react';
import type { Hex, RuleId } from '../../../../engine/winter-war/index.ts';
import type { Warning } from '../../threats/index.ts';
import { useGame } from '../../here.ts';
import { point } from '../../../../table/store/table.ts';
import { act } from '../hand/act.ts';
import { focusMap, frameOnMap } from '../../../../table/seen/map-handle.ts';
import { fewUnits } from '../threats/cut-text.ts';
import { showBeside } from '../../../../table/store/beside.ts';
import { useBack } from '../../../../kit/back/useBack.ts';
import { Button } from '../../../../kit/widgets/Button.tsx';
import { Icon } from '../../../../kit/widgets/Icon.tsx';
import { FollowRule, RuleLink } from '../../../../table/text/RuleLink.tsx';
import { hexText } from '../words/words.ts';
import { letGo, useWarnings } from '../hand/hold-end.ts';
import type { Idle } from '../hand/idle.ts';
import { unbroken } from '../../../../kit/text/unbroken.tsx';
import { frontWords } from '../fronts/words.ts';
import { changeSettings, useSettings } from '../../../../table/store/settings.ts';
import { settingsWords } from '../../../../table/settings/settings-words.ts';
import { OnOff } from '../../../../kit/widgets/Options.tsx';
import css from './WarningsDialog.module.css';
import { warningWords } from './words.ts';

/** Units that a line names. */
const MOST = 4;

function textOf(warning: Warning): string {
  const w = warningWords();
  switch (warning.kind) {
    case 'isolated':
      return w.isolated(fewUnits(warning.units, MOST), warning.already);
    case 'overload':
      return w.overload(hexText(warning.city), warning.points, fewUnits(warning.units, MOST));
    case 'murmansk':
      return w.murmansk(warning.count, warning.needed);
    case 'bad-odds':
      return w.badOdds(hexText(warning.hex), warning.column);
    case 'overstacked':
      return w.overstacked(hexText(warning.hex), warning.excess);
    case 'empty-forts':
      return w.emptyForts(warning.hexes.map((hex) => hexText(hex)).join(', '));
    case 'unused':
      return w.unused(fewUnits(warning.units, MOST));
  }
}

function show(hexes: readonly Hex[]): void {
  point(hexes);
  frameOnMap(hexes);
}

const idleText = ({ kind, front, units }: Idle): string =>
  warningWords()[kind](frontWords().names[front], units.length, fewUnits(units, MOST));

interface LineProps {
  readonly text: string;
  readonly hexes: readonly Hex[];
  /** What it may cost is told there. */
  readonly rule?: RuleId;
}

function Line({ text, hexes, rule }: LineProps) {
  return (
    <li className={css.line}>
      <button
        type="button"
        className={css.show}
        aria-label={warningWords().show(text)}
        onClick={() => show(hexes)}
      >
        <span>{unbroken(text)}</span>
        <Icon name="right" />
      </button>
      {rule === undefined ? null : <RuleLink rule={rule} />}
    </li>
  );
}

/** Beside the map, which stays in use: what may be regretted, line by line, before the phase ends. */
export default function WarningsDialog() {
  const { warnings, idle } = useWarnings();
  const open = warnings.length + idle.length > 0;
  const timeline = useGame((game) => game.timeline);
  // What was done, or taken back, has changed what there is to warn of.
  useEffect(() => letGo, [timeline]);
  useBack(open, letGo);
  const listIdle = useSettings((chosen) => chosen.listIdle);
  const w = warningWords();
  return (
    <Dialog.Root open={open} modal={false} onOpenChange={(open) => open || letGo()}>
      <Dialog.Portal>
        <Dialog.Content
          className={css.card}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Whoever has taken the keyboard meanwhile keeps it.
            if (document.activeElement === document.body) focusMap();
          }}
        >
          <Dialog.Title className={css.title}>{w.title}</Dialog.Title>
          <FollowRule value={showBeside}>
            <ul className={css.list}>
              {warnings.map((warning, i) => (
                <Line key={`${i}`} {...warning} text={textOf(warning)} />
              ))}
              {idle.map((one) => (
                <Line key={one.front} hexes={one.hexes} text={idleText(one)} />
              ))}
            </ul>
          </FollowRule>
          {idle.length ? (
            <OnOff
              label={settingsWords().listIdle}
              hint={settingsWords().listIdleHint}
              on={listIdle}
              onChange={(on) => changeSettings({ listIdle: on })}
            />
          ) : null}
          <div className={css.row}>
            <Button onClick={letGo}>{w.back}</Button>
            <Button
              kind="primary"
              onClick={() => {
                letGo();
                act({ type: 'end' });
              }}
            >
              {w.anyway}
            </Button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
