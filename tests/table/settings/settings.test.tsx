import '#app/languages.ts';
import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changeSettings,
  CHOICES,
  resetSettings,
  restored,
  settings,
  SETTINGS_KEY,
  type Settings,
} from '#table/store/settings.ts';
import { useFaults } from '#table/faults/faults.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog } from '#table/store/ui.ts';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import { apply, keepApplied, themeOf } from '#table/features/settings/apply.ts';
import SettingsDialog from '#table/features/settings/SettingsDialog.tsx';
import { shortGame } from '../replay/short-game.ts';

const root = document.documentElement;

/** What is called when the system's wishes change. */
const told = new Set<() => void>();

/** A system that wants these, such as "prefers-color-scheme: dark". */
function systemWants(...wishes: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.includes(query.slice(1, -1)),
    addEventListener: (_: string, changed: () => void) => told.add(changed),
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  localStorage.clear();
  resetSettings();
});
afterEach(() => {
  changeSettings({ language: 'en' });
  useGame.setState({ timeline: null });
  vi.unstubAllGlobals();
  told.clear();
  Reflect.deleteProperty(navigator, 'vibrate');
  delete root.dataset.motion;
});

describe('what is kept of the settings', () => {
  test('every choice of every setting is read again', () => {
    for (const [key, values] of Object.entries(CHOICES))
      for (const value of values) expect(restored({ [key]: value })).toMatchObject({ [key]: value });
  });

  test('what cannot be read falls back setting by setting', () => {
    const kept = restored({ theme: 'purple', textSize: 5000, sounds: 'yes', motion: 'always', junk: 1 });
    expect(kept).toMatchObject({ theme: 'system', textSize: 100, sounds: false, motion: 'always' });
    expect(kept).not.toHaveProperty('junk');
    for (const nonsense of [null, 7, 'dark', []])
      expect(restored(nonsense)).toMatchObject({ theme: 'system' });
  });

  test('a change is kept on the device', () => {
    changeSettings({ theme: 'dark', textSize: 130 });
    expect(JSON.parse(localStorage.getItem(SETTINGS_KEY)!)).toMatchObject({ theme: 'dark', textSize: 130 });
  });

  test('nobody hears a sound before asking for it', () => {
    expect(settings().sounds).toBe(false);
  });
});

describe('what the settings do to the page', () => {
  const applied = (change: Partial<Settings>): DOMStringMap => {
    apply({ ...settings(), ...change });
    return root.dataset;
  };

  test('the system is asked where the player leaves it to the system', () => {
    systemWants('prefers-color-scheme: dark', 'prefers-reduced-motion: reduce');
    expect(applied({})).toMatchObject({ theme: 'dark', motion: 'reduced' });
    expect(prefersReducedMotion()).toBe(true);
    expect(applied({ theme: 'paper', motion: 'never' })).toMatchObject({ theme: 'paper', motion: 'full' });
    expect(prefersReducedMotion()).toBe(false);
    systemWants('prefers-contrast: more', 'prefers-color-scheme: dark');
    expect(applied({})).toMatchObject({ theme: 'contrast', motion: 'full' });
    expect(applied({ motion: 'always' }).motion).toBe('reduced');
  });

  test('they are applied whenever they or the wishes of the system change, and a language that is missing is told', async () => {
    systemWants();
    const bars = document.head.appendChild(
      Object.assign(document.createElement('meta'), { name: 'theme-color' }),
    );
    root.style.setProperty('--night', ' #123456 ');
    keepApplied();
    expect(bars.content).toBe('#123456');
    bars.remove();
    expect(root).toHaveAttribute('lang', 'en');
    changeSettings({ theme: 'dark' });
    expect(root.dataset.theme).toBe('dark');
    changeSettings({ theme: 'system' });
    expect(root.dataset.theme).toBe('paper');
    systemWants('prefers-color-scheme: dark');
    for (const changed of told) changed();
    expect(root.dataset.theme).toBe('dark');
    changeSettings({ language: 'fi' });
    await waitFor(() => expect(root).toHaveAttribute('lang', 'fi'));
    expect(useFaults.getState().untold).toBeNull();
    changeSettings({ language: 'xx' });
    await waitFor(() => expect(useFaults.getState().untold).toBe('language'));
    useFaults.setState({ untold: null });
  });

  test('high contrast brings the strong patterns with it', () => {
    expect(applied({ theme: 'paper' }).patterns).toBe('plain');
    expect(applied({ theme: 'paper', strongPatterns: true }).patterns).toBe('strong');
    expect(applied({ theme: 'contrast' }).patterns).toBe('strong');
  });

  test('the script of the page settles the same theme and size before the first paint', () => {
    const html = readFileSync('index.html', 'utf8');
    const script = /<script>([\s\S]*?)<\/script>/.exec(html)![1]!;
    // oxlint-disable-next-line typescript/no-implied-eval
    const runScript = new Function(script) as () => void;
    const worlds = [
      [],
      ['prefers-color-scheme: dark'],
      ['prefers-contrast: more', 'prefers-color-scheme: dark'],
    ];
    for (const wishes of worlds)
      for (const theme of [...CHOICES.theme, 'purple'])
        for (const textSize of [...CHOICES.textSize, 90]) {
          systemWants(...wishes);
          localStorage.setItem(SETTINGS_KEY, JSON.stringify({ theme, textSize }));
          delete root.dataset.text;
          runScript();
          const { theme: earlyTheme, text: earlyText = '100' } = root.dataset;
          const late = restored({ theme, textSize });
          expect(earlyTheme).toBe(themeOf(late));
          expect(earlyText).toBe(String(late.textSize));
        }
    localStorage.setItem(SETTINGS_KEY, '{broken');
    expect(runScript).not.toThrow();
  });
});

describe('the dialog', () => {
  const user = userEvent.setup();
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const plate = (group: string, name: string) =>
    within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
  const show = (): void => {
    openDialog('settings');
    render(<SettingsDialog />);
  };

  test('changes every setting at once, sets everything back, and closes', async () => {
    systemWants('pointer: coarse');
    Object.assign(navigator, { vibrate: () => true });
    show();
    const changes: Partial<Settings> = {
      theme: 'dark',
      textSize: 130,
      strongPatterns: true,
      confirmMoves: 'always',
      nextUnit: 'never',
      listIdle: false,
      motion: 'always',
      sounds: true,
      haptics: false,
    };
    await user.click(plate('Theme', 'Dark'));
    await user.click(plate('Text size', 'Largest'));
    await user.click(box('Stronger map patterns'));
    await user.click(plate('Confirm moves', 'Always'));
    await user.click(plate('Select the next unit after a move', 'Never'));
    await user.click(box('Warn before ending a phase'));
    await user.click(plate('Reduce motion', 'Always'));
    expect(screen.queryByRole('button', { name: 'Test' })).toBeNull();
    await user.click(box('Sounds'));
    expect(screen.getByRole('button', { name: 'Test' })).toBeVisible();
    await user.click(box('Vibration'));
    expect(settings()).toMatchObject(changes);
    expect(plate('Text size', 'Largest')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(settings()).toEqual(restored({}));
    await user.click(plate('Language', 'Suomi'));
    expect(settings().language).toBe('fi');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has strong patterns on for good while the system asks for contrast', async () => {
    systemWants();
    // It could, but is not held.
    Object.assign(navigator, { vibrate: () => true });
    show();
    expect(box('Stronger map patterns')).not.toBeChecked();
    expect(box('Stronger map patterns')).not.toHaveAccessibleDescription(/high contrast/);
    expect(screen.queryByRole('checkbox', { name: 'Vibration' })).toBeNull();
    systemWants('prefers-contrast: more');
    root.dataset.theme = 'contrast';
    await waitFor(() => expect(box('Stronger map patterns')).toBeChecked());
    expect(box('Stronger map patterns')).toHaveAccessibleDescription(/high contrast/);
    await user.click(box('Stronger map patterns'));
    expect(settings().strongPatterns).toBe(false);
    act(() => changeSettings({ strongPatterns: true }));
    await user.click(box('Stronger map patterns'));
    expect(settings().strongPatterns).toBe(true);
  });

  test('asks either of two players at one screen what to be warned of', async () => {
    systemWants();
    useGame.setState({ table: 'hotseat', timeline: shortGame() });
    show();
    await user.click(box('Soviet player: warn before ending a phase'));
    expect(settings()).toMatchObject({ listIdle: true, listIdleFirst: true, listIdleSecond: false });
    expect(screen.queryByRole('checkbox', { name: 'Warn before ending a phase' })).toBeNull();
  });
});
