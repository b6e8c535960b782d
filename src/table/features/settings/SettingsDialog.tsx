import settingsMessages from '../../content/en/settings.ftl';
import startMessages from '../../content/en/start.ftl';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import {
  changeSettings,
  CHOICES,
  resetSettings,
  useSettings,
  type Settings,
  type Theme,
} from '../../store/settings.ts';
import { activeGame } from '../../game/registry.ts';
import { idleListsBySide } from '../../store/shared-screen.ts';
import { openDialog, useUi } from '../../store/ui.ts';
import shared from '#kit/widgets/shared.module.css';
import { Modal } from '#kit/modal/Modal.tsx';
import { Button } from '#kit/widgets/Button.tsx';
import { themeOf } from './apply.ts';
import { canVibrate } from './device.ts';
import { OnOff, Options } from '#kit/widgets/Options.tsx';
import { languageName } from '#kit/i18n/language.ts';
import css from './SettingsDialog.module.css';

/** Infantry symbol, centred on the origin. Box and counter fit into the narrowest strip. */
const SIGN = 'M-5-3.5H5V3.5H-5ZM-5-3.5L5 3.5M5-3.5L-5 3.5';

/** A strip of coast with a counter of each army, in the colours of a theme. */
function Coast({ theme, clip }: { readonly theme: Theme; readonly clip?: string }) {
  return (
    <g data-theme={theme} {...(clip && { clipPath: clip })}>
      <rect className={css.land} width="96" height="44" />
      <path className={css.water} d="M-2 34C12 26 22 40 36 33S58 24 70 31 88 40 98 33V46H-2Z" />
      <path className={css.grid} d="M16-4V10L34 20 52 10V-4M34 20V48M52 10 70 20 88 10V-4M70 20V48" />
      <g transform="translate(30 21)">
        <rect className={css.finn} x="-8" y="-8" width="16" height="16" rx="2" />
        <path className={css.finnSign} d={SIGN} />
      </g>
      <g transform="translate(66 23)">
        <rect className={css.soviet} x="-8" y="-8" width="16" height="16" rx="2" />
        <path className={css.sovietSign} d={SIGN} />
      </g>
    </g>
  );
}

/** Preview of a theme; "system" shows both of its variants. */
function ThemePicture({ theme }: { readonly theme: Settings['theme'] }) {
  return (
    <svg className={css.picture} viewBox="0 0 96 44" preserveAspectRatio="xMidYMid slice" aria-hidden>
      {theme === 'system' ? (
        <>
          <clipPath id="settings-evening">
            <path d="M60 0H96V44H36Z" />
          </clipPath>
          <Coast theme="paper" />
          <Coast theme="dark" clip="url(#settings-evening)" />
        </>
      ) : (
        <Coast theme={theme} />
      )}
    </svg>
  );
}

const listen = async (): Promise<void> => {
  const { play } = await import('#kit/sound/synth.ts');
  play('dice');
};

/** The system's theme may change while the dialog is open. */
const onTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** The player's settings; changes apply at once. `children`: settings of lazily loaded parts. */
export default function SettingsDialog({ children }: { readonly children?: ReactNode }) {
  const open = useUi((table) => table.dialog === 'settings');
  const chosen = useSettings();
  const drawn = useSyncExternalStore(onTheme, () => themeOf(chosen));
  const { title, language: languageTitle } = startMessages().settings;
  const t = settingsMessages().settings;
  const bySide = idleListsBySide();
  return (
    <Modal title={title} open={open} onClose={() => openDialog(null)} wide>
      <Options
        title={languageTitle}
        options={CHOICES.language.map((value) => ({ value, label: languageName(value), lang: value }))}
        chosen={chosen.language}
        onChoose={(language) => changeSettings({ language })}
      />
      <Options
        title={t.theme}
        hint={t.themeHint}
        options={CHOICES.theme.map((value) => ({
          value,
          label: t.themes[value],
          picture: <ThemePicture theme={value} />,
        }))}
        chosen={chosen.theme}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Options
        title={t.textSize}
        options={CHOICES.textSize.map((value) => ({ value, label: t.textSizes[value] }))}
        chosen={chosen.textSize}
        onChoose={(textSize) => changeSettings({ textSize })}
      />
      <OnOff
        label={t.strongPatterns}
        hint={drawn === 'contrast' ? `${t.strongPatternsHint} ${t.alwaysStrong}` : t.strongPatternsHint}
        on={chosen.strongPatterns || drawn === 'contrast'}
        fixed={drawn === 'contrast'}
        onChange={(strongPatterns) => changeSettings({ strongPatterns })}
      />
      <Options
        title={t.confirmMoves}
        hint={t.confirmHint}
        options={CHOICES.confirmMoves.map((value) => ({ value, label: t.confirms[value] }))}
        chosen={chosen.confirmMoves}
        onChoose={(confirmMoves) => changeSettings({ confirmMoves })}
      />
      <Options
        title={t.nextUnit}
        hint={t.nextUnitHint}
        options={CHOICES.nextUnit.map((value) => ({ value, label: t.confirms[value] }))}
        chosen={chosen.nextUnit}
        onChoose={(nextUnit) => changeSettings({ nextUnit })}
      />
      {bySide ? (
        bySide.map(([side, key]) => (
          <OnOff
            key={key}
            label={t.listIdleOf({ player: activeGame().meta.side(side).player })}
            hint={t.listIdleHint}
            on={chosen[key]}
            onChange={(on) => changeSettings({ [key]: on })}
          />
        ))
      ) : (
        <OnOff
          label={t.listIdle}
          hint={t.listIdleHint}
          on={chosen.listIdle}
          onChange={(listIdle) => changeSettings({ listIdle })}
        />
      )}
      <Options
        title={t.motion}
        hint={t.motionHint}
        options={CHOICES.motion.map((value) => ({ value, label: t.motions[value] }))}
        chosen={chosen.motion}
        onChoose={(motion) => changeSettings({ motion })}
      />
      <div className={`${shared.row} ${css.sound}`}>
        <OnOff
          label={t.sounds}
          hint={t.soundsHint}
          on={chosen.sounds}
          onChange={(sounds) => changeSettings({ sounds })}
        />
        {chosen.sounds ? <Button onClick={() => void listen()}>{t.tryIt}</Button> : null}
      </div>
      {canVibrate() ? (
        <OnOff
          label={t.haptics}
          hint={t.hapticsHint}
          on={chosen.haptics}
          onChange={(haptics) => changeSettings({ haptics })}
        />
      ) : null}
      <Suspense>{children}</Suspense>
      <div className={`${shared.row} ${css.foot}`}>
        <p className={shared.soft}>{t.kept}</p>
        <Button kind="quiet" onClick={resetSettings}>
          {t.reset}
        </Button>
      </div>
    </Modal>
  );
}
