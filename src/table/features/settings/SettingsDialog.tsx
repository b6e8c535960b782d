import startMessages from '../../content/en/start.ftl';
import { Suspense, useSyncExternalStore } from 'react';
import { changeSettings, CHOICES, resetSettings, useSettings } from '../../store/settings.ts';
import { activeGame } from '../../game/registry.ts';
import { idleListsBySide } from '../../store/shared-screen.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { themeOf } from './apply.ts';
import { canVibrate } from './device.ts';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { languageName } from '#kit/i18n/language.ts';
import css from './SettingsDialog.module.css';
import { lateFrom } from '../../faults/later.tsx';
import { ThemePicture } from './ThemePicture.tsx';

const HostSetting = lateFrom(() => import('../online/index.ts'))('HostSetting');

const listen = async (): Promise<void> => {
  const { play } = await import('#kit/sound/synth.ts');
  play('dice');
};

/** The theme that the system asks for may change while the dialog is open. */
const onTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** How the player likes the table. Every change shows at once. */
export default function SettingsDialog() {
  const open = useUi((table) => table.dialog === 'settings');
  const chosen = useSettings();
  const drawn = useSyncExternalStore(onTheme, () => themeOf(chosen));
  const w = startMessages().settings;
  const bySide = idleListsBySide();
  return (
    <Modal title={w.title} open={open} onClose={() => openDialog(null)} wide>
      <Options
        title={w.language}
        options={CHOICES.language.map((value) => ({ value, label: languageName(value), lang: value }))}
        chosen={chosen.language}
        onChoose={(language) => changeSettings({ language })}
      />
      <Options
        title={w.theme}
        hint={w.themeHint}
        options={CHOICES.theme.map((value) => ({
          value,
          label: w.themes[value],
          picture: <ThemePicture theme={value} />,
        }))}
        chosen={chosen.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Options
        title={w.textSize}
        options={CHOICES.textSize.map((value) => ({ value, label: w.textSizes[value] }))}
        chosen={chosen.textSize}
        onChoose={(textSize) => changeSettings({ textSize })}
      />
      <OnOff
        label={w.strongPatterns}
        hint={drawn === 'contrast' ? `${w.strongPatternsHint} ${w.alwaysStrong}` : w.strongPatternsHint}
        on={chosen.strongPatterns || drawn === 'contrast'}
        fixed={drawn === 'contrast'}
        onChange={(strongPatterns) => changeSettings({ strongPatterns })}
      />
      <Options
        title={w.confirmMoves}
        hint={w.confirmHint}
        options={CHOICES.confirmMoves.map((value) => ({ value, label: w.confirms[value] }))}
        chosen={chosen.confirmMoves}
        onChoose={(confirmMoves) => changeSettings({ confirmMoves })}
      />
      <Options
        title={w.nextUnit}
        hint={w.nextUnitHint}
        options={CHOICES.nextUnit.map((value) => ({ value, label: w.confirms[value] }))}
        chosen={chosen.nextUnit}
        onChoose={(nextUnit) => changeSettings({ nextUnit })}
      />
      {bySide ? (
        bySide.map(([side, key]) => (
          <OnOff
            key={key}
            label={w.listIdleOf({ player: activeGame().meta.side(side).player })}
            hint={w.listIdleHint}
            on={chosen[key]}
            onChange={(on) => changeSettings({ [key]: on })}
          />
        ))
      ) : (
        <OnOff
          label={w.listIdle}
          hint={w.listIdleHint}
          on={chosen.listIdle}
          onChange={(listIdle) => changeSettings({ listIdle })}
        />
      )}
      <Options
        title={w.motion}
        hint={w.motionHint}
        options={CHOICES.motion.map((value) => ({ value, label: w.motions[value] }))}
        chosen={chosen.motion}
        onChoose={(motion) => changeSettings({ motion })}
      />
      <div className={css.sound}>
        <OnOff
          label={w.sounds}
          hint={w.soundsHint}
          on={chosen.sounds}
          onChange={(sounds) => changeSettings({ sounds })}
        />
        {chosen.sounds ? <Button onClick={() => void listen()}>{w.tryIt}</Button> : null}
      </div>
      {canVibrate() ? (
        <OnOff
          label={w.haptics}
          hint={w.hapticsHint}
          on={chosen.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
      ) : null}
      <Suspense>
        <HostSetting />
      </Suspense>
      <div className={css.foot}>
        <p className={css.hint}>{w.kept}</p>
        <Button kind="quiet" onClick={resetSettings}>
          {w.reset}
        </Button>
      </div>
    </Modal>
  );
}
