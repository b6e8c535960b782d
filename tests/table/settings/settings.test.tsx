import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
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
import { openDialog } from '#table/store/ui.ts';
import { prefersReducedMotion } from '#kit/motion/motion.ts';
import { apply, themeOf } from '#table/features/settings/apply.ts';
import SettingsDialog from '#table/features/settings/SettingsDialog.tsx';

const root = document.documentElement;

/** A system that wants these, such as "prefers-color-scheme: dark". */
function systemWants(...wishes: readonly string[]): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wishes.includes(query.slice(1, -1)),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

beforeEach(() => {
  localStorage.clear();
  resetSettings();
});
afterEach(() => {
  vi.unstubAllGlobals();
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

test('the dialog changes the settings at once, and sets everything back', async () => {
  systemWants();
  const user = userEvent.setup();
  openDialog('settings');
  render(<SettingsDialog />);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: 'Largest' }));
  await user.click(screen.getByRole('checkbox', { name: 'Stronger map patterns' }));
  expect(settings()).toMatchObject({ theme: 'dark', textSize: 130, strongPatterns: true });
  await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(settings()).toMatchObject({ theme: 'system', textSize: 100, strongPatterns: false });
});
