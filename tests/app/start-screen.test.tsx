import winterWarOptionsMessages from '#games/winter-war/content/en/options.ftl';
import winterWarStartMessages from '#games/winter-war/content/en/start.ftl';
import startMessages from '#app/content/en/start.ftl';
import kitWidgetsMessages from '#kit/content/en/widgets.ftl';
import tableStartMessages from '#table/content/en/start.ftl';
import { act, render, screen, type RenderResult, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AS_PRINTED, RECOMMENDED, type OptionKey } from '#engine/winter-war';
import { PRESETS, rememberOptions, type OptionSource } from '#games/winter-war/options/options-choice.ts';
import { leaveTable, useScreen } from '#table/store/navigation.ts';
import { useUi } from '#table/store/ui.ts';
import '#app/languages.ts';
import { loadLanguage, setLanguage } from '#kit/i18n/language.ts';
import { App } from '#app/App.tsx';
import { StartScreen } from '#app/StartScreen.tsx';
import { ruleLink } from '../table/rulebook/rule-link.ts';

const preset = (name: keyof typeof PRESETS): HTMLElement =>
  screen.getByRole('radio', { name: winterWarStartMessages().preset[name].label });
const play = (): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^${startMessages().start.playNow}`) });
const option = (key: OptionKey): HTMLElement =>
  screen.getByRole('checkbox', { name: winterWarOptionsMessages().rules.option[key].label });
const unfold = async (user: UserEvent, ...sources: OptionSource[]): Promise<void> => {
  const more = screen.getByText(winterWarOptionsMessages().choice.more);
  if (!more.closest('details')!.open) await user.click(more);
  for (const source of sources)
    await user.click(
      screen.getByText(winterWarOptionsMessages().choice.source[source].about, { selector: 'summary *' }),
    );
};
/** The start screen with what is behind "New game …". */
async function newGame(user: UserEvent): Promise<RenderResult> {
  const page = render(<StartScreen />);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${startMessages().start.newGameMore}`) }));
  await screen.findByRole('button', { name: startMessages().start.begin });
  return page;
}
const begin = (user: UserEvent): Promise<void> =>
  user.click(screen.getByRole('button', { name: startMessages().start.begin }));
const opening = () => useScreen.getState().opening;

describe('the start screen', () => {
  beforeEach(() => {
    localStorage.clear();
    leaveTable();
    useUi.setState({ rule: null });
  });

  it.each<readonly [string, object | null, RegExp, boolean]>([
    ['a newcomer', null, /^Learn to play New to the game\?/, false],
    [
      'whoever has begun',
      {
        lessons: { moving: { finished: true, actions: [] } },
        next: { id: 'zones', number: 2, of: 11, done: 0, steps: 3 },
      },
      /^Continue the lessons Lesson 2 of 11$/,
      false,
    ],
    [
      'whoever has finished the course',
      { lessons: { moving: { finished: true, actions: [] } }, next: null },
      /^All lessons (?!New to the game)/,
      true,
    ],
  ])('offers %s one way to the lessons', async (_, kept, name, isList) => {
    if (kept) localStorage.setItem('winter-war-lessons', JSON.stringify(kept));
    render(<StartScreen />);
    const [entry, ...others] = screen.getAllByRole('button', { name: /lessons|Learn/i });
    expect(others).toEqual([]);
    expect(entry).toHaveAccessibleName(name);
    await userEvent.setup().click(entry!);
    expect(useUi.getState().dialog).toBe(isList ? 'lessons' : null);
    useUi.setState({ dialog: null });
  });

  it('offers to learn and to play by one press; all else comes behind "New game …"', async () => {
    const user = userEvent.setup();
    render(<StartScreen />);
    expect(
      screen.getByRole('button', { name: new RegExp(`^${tableStartMessages().learn.learn}`) }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: startMessages().start.begin })).toBeNull();
    await user.click(play());
    expect(opening()).toEqual({
      from: 'new',
      table: 'hotseat',
      options: RECOMMENDED,
      ready: true,
      seats: { soviet: 'human', finn: 'recruit' },
    });
  });

  it('plays again as it was played against the computer last, or as somebody new', async () => {
    const { ai } = tableStartMessages().seats;
    const user = userEvent.setup();
    const page = await newGame(user);
    await user.click(screen.getByRole('radio', { name: ai }));
    await user.click(screen.getByRole('radio', { name: 'General' }));
    await begin(user);
    page.unmount();
    render(<StartScreen />);
    const again = play();
    const first = screen.getByRole('button', { name: new RegExp(`^${startMessages().start.playOther}`) });
    expect(again).toHaveTextContent(startMessages().start.again);
    expect(again).toHaveTextContent('as the Finnish player against the General');
    expect(first).toHaveTextContent('as the Soviet player against the Recruit');
    await user.click(again);
    expect(opening()).toMatchObject({ ready: true, seats: { finn: 'human', soviet: 'general' } });
  });

  it('starts a game with the options chosen', async () => {
    const user = userEvent.setup();
    await newGame(user);
    expect(preset('recommended')).toBeChecked();
    await user.click(screen.getByRole('radio', { name: tableStartMessages().seats.solo }));
    await user.click(option('touchMove'));
    await begin(user);
    expect(opening()).toEqual({
      from: 'new',
      table: 'solo',
      options: { ...RECOMMENDED, touchMove: true },
    });
  });

  it('keeps the form, what is chosen in it and the keyboard where they are in another language', async () => {
    const user = userEvent.setup();
    render(<App />);
    await user.click(
      screen.getByRole('button', { name: new RegExp(`^${startMessages().start.newGameMore}`) }),
    );
    await user.click(await screen.findByRole('radio', { name: tableStartMessages().seats.solo }));
    await user.click(preset('everything'));
    const [other] = within(screen.getByRole('navigation')).getAllByRole('button');
    other!.focus();
    await loadLanguage('fi');
    act(() => setLanguage('fi'));
    expect(screen.getByRole('radio', { name: 'Harjoittelu yksin' })).toBeChecked();
    expect(preset('everything')).toBeChecked();
    expect(other).toHaveFocus();
    await begin(user);
    expect(opening()).toMatchObject({ table: 'solo', options: PRESETS.everything });
    act(() => setLanguage('en'));
  });

  it.each(['printed', 'recommendedEvents', 'tournament', 'everything'] as const)(
    'offers the preset "%s", touch-move apart',
    async (name) => {
      const user = userEvent.setup();
      await newGame(user);
      await user.click(option('touchMove'));
      await user.click(preset(name));
      expect(preset(name)).toBeChecked();
      await begin(user);
      expect(opening()).toMatchObject({ options: { ...PRESETS[name], touchMove: true } });
    },
  );

  it('offers the rules switch by switch, and remembers the choice', async () => {
    const user = userEvent.setup();
    const first = await newGame(user);
    await user.click(preset('printed'));
    expect(option('clar9')).not.toBeVisible();
    await unfold(user, 'clarifications');
    await user.click(option('clar9'));
    expect(preset('printed')).not.toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(
      winterWarOptionsMessages().choice.own({
        preset: winterWarStartMessages().preset['printed'].label,
        changes: 1,
      }),
    );
    await begin(user);
    expect(opening()).toMatchObject({ options: { ...AS_PRINTED, clar9: true } });
    first.unmount();
    await newGame(user);
    // Where one's own choice lies is unfolded.
    expect(option('clar9')).toBeVisible();
    expect(option('clar9')).toBeChecked();
    expect(option('clar7')).not.toBeChecked();
    expect(option('heavyTanks')).not.toBeVisible();
  });

  it('keeps a group open when the choice comes back to a preset', async () => {
    const user = userEvent.setup();
    await newGame(user);
    await unfold(user, 'clarifications');
    await user.click(option('clar9'));
    await user.click(option('clar9'));
    expect(preset('recommended')).toBeChecked();
    expect(option('clar9')).toBeVisible();
  });

  it('brings the events on without touching the cease-fire', async () => {
    const user = userEvent.setup();
    await newGame(user);
    await user.click(preset('tournament'));
    await unfold(user, 'folder');
    await user.click(option('events'));
    expect(option('ceaseFire')).not.toBeChecked();
    await begin(user);
    expect(opening()).toMatchObject({ options: { events: true, ceaseFire: false } });
  });

  it('says what a switch needs, and that the events end the Murmansk Defence', async () => {
    const user = userEvent.setup();
    await newGame(user);
    await unfold(user, 'folder', 'winterWar1992');
    for (const key of ['ceaseFire', 'resoluteIntervention'] as const)
      expect(option(key)).toHaveAccessibleDescription(
        expect.stringContaining(
          winterWarOptionsMessages().choice.needs({
            other: winterWarOptionsMessages().rules.option['events'].label,
          }),
        ) as string,
      );
    expect(option('acceleratedAid')).toHaveAccessibleDescription(
      expect.stringContaining(winterWarOptionsMessages().choice.aidWithoutEvents) as string,
    );
    await user.click(option('events'));
    expect(
      screen.queryByText(
        winterWarOptionsMessages().choice.needs({
          other: winterWarOptionsMessages().rules.option['events'].label,
        }),
      ),
    ).toBeNull();
    expect(screen.queryByText(winterWarOptionsMessages().choice.aidWithoutEvents)).toBeNull();
    expect(screen.getByText(winterWarOptionsMessages().choice.murmanskOff)).toBeVisible();
    expect(screen.getByText(winterWarOptionsMessages().choice.tableReplaced)).toBeVisible();
  });

  it('shows what a switch brings, and lets it go with it', async () => {
    const user = userEvent.setup();
    await newGame(user);
    await unfold(user, 'winterWar1992');
    expect(option('airborne')).not.toBeChecked();
    await user.click(option('sovietPreparedness'));
    expect(option('airborne')).toBeChecked();
    expect(option('airborne')).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getByText(
        winterWarOptionsMessages().choice.brought({
          other: winterWarOptionsMessages().rules.option['sovietPreparedness'].label,
        }),
      ),
    ).toBeVisible();
    await user.click(option('airborne'));
    expect(option('airborne')).toBeChecked();
    await user.click(option('sovietPreparedness'));
    expect(option('airborne')).not.toBeChecked();
    expect(option('airborne')).not.toHaveAttribute('aria-disabled');
  });

  it('adds up the handicaps', async () => {
    const user = userEvent.setup();
    await newGame(user);
    const summary = screen.getByRole('status');
    expect(summary).toHaveTextContent(winterWarOptionsMessages().choice.noHandicap);
    await unfold(user, 'winterWar1992');
    expect(option('acceleratedAid')).toHaveAccessibleDescription(
      expect.stringContaining('Soviet total +10') as string,
    );
    await user.click(option('sovietPreparedness'));
    await user.click(option('earlierStart'));
    expect(summary).toHaveTextContent(winterWarOptionsMessages().choice.handicaps({ sum: '−40' }));
    expect(
      screen.getByText(
        winterWarOptionsMessages().choice.together({
          other: winterWarOptionsMessages().rules.option['earlierStart'].label,
          points: '−40',
        }),
      ),
    ).toBeVisible();
    await user.click(option('acceleratedAid'));
    expect(summary).toHaveTextContent(winterWarOptionsMessages().choice.handicaps({ sum: '−30' }));
    // One figure: the field shows what the rules bring, too.
    expect(screen.getByLabelText(winterWarOptionsMessages().handicap.label)).toHaveDisplayValue('-30');
  });

  it('opens the paragraph of a switch, and hands the focus back', async () => {
    const user = userEvent.setup();
    await newGame(user);
    await unfold(user, 'clarifications');
    const { choice, rules } = winterWarOptionsMessages();
    const link = screen.getByRole('button', {
      name: choice.readAbout({ title: rules.option['clar9'].label }),
    });
    await user.click(link);
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
    await waitFor(() => expect(dialog).toHaveTextContent('CL9'));
    await user.click(within(dialog).getByRole('button', { name: ruleLink('U2') }));
    expect(dialog).toHaveTextContent('U2');
    await user.click(within(dialog).getByRole('button', { name: kitWidgetsMessages().modal.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(link).toHaveFocus());
    // Reading a rule changes no switch.
    expect(preset('recommended')).toBeChecked();
  });

  it('shows a remembered choice of the optional rules', async () => {
    rememberOptions({ ...PRESETS.recommendedEvents, heavyTanks: true });
    await newGame(userEvent.setup());
    expect(screen.getByRole('status')).toHaveTextContent(
      winterWarOptionsMessages().choice.own({
        preset: winterWarStartMessages().preset['recommendedEvents'].label,
        changes: 1,
      }),
    );
    expect(option('heavyTanks')).toBeChecked();
    expect(option('heavyTanks')).toBeVisible();
  });

  it('puts the form in the place of the first ways, and leads back to them', async () => {
    const user = userEvent.setup();
    await newGame(user);
    expect(
      screen.queryByRole('button', { name: new RegExp(`^${tableStartMessages().learn.learn}`) }),
    ).toBeNull();
    await user.click(screen.getByRole('button', { name: startMessages().start.back }));
    expect(screen.queryByRole('button', { name: startMessages().start.begin })).toBeNull();
    expect(play()).toBeVisible();
    expect(
      screen.getByRole('button', { name: new RegExp(`^${startMessages().start.newGameMore}`) }),
    ).toHaveFocus();
  });

  it('says so when the browser keeps nothing', async () => {
    render(<StartScreen />);
    expect(await screen.findByText(tableStartMessages().library.storageClosed)).toBeVisible();
  });

  it('tells why a game could not be opened', () => {
    leaveTable('The file is torn.');
    render(<StartScreen />);
    expect(screen.getByRole('alert')).toHaveTextContent(`${startMessages().start.failed} The file is torn.`);
  });

  it('hands over a file, with the other small things in sight', async () => {
    const user = userEvent.setup();
    render(<StartScreen />);
    expect(screen.getByRole('button', { name: tableStartMessages().library.paste })).toBeVisible();
    const file = new File(['{"format":"winter-war"}'], 'game.json', { type: 'application/json' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, file);
    expect(useScreen.getState().incoming).toEqual({ link: null, files: [file], table: 'hotseat' });
  });
});
