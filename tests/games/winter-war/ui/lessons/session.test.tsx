import { undo } from '#table/commands/history.ts';
import tableStartMessages from '#table/content/en/start.ftl';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { board, present, ROSTER, unitLabel } from '#engine/winter-war';
import { lessonTexts } from '#games/winter-war/content/index.ts';
import { COURSE, type Lesson } from '#games/winter-war/lessons/index.ts';
import { useGame, useTable } from '#games/winter-war/table-adapter.ts';
import { wordsOf } from '#table/game/lessons.ts';
import { leaveTable, openPractice } from '#table/store/navigation.ts';
import { carryOn } from '#table/shell/commands/table-commands.ts';
import TableScreen from '#table/shell/TableScreen.tsx';
import { handleMapPress } from '#games/winter-war/ui/controller/controller.ts';
import { useCoach } from '#table/features/lessons/teaching.ts';
import { usePrimaryPause } from '#table/shell/commands/primary-pause.ts';
import { showPosition, timeline } from '../table.tsx';
import { stacks } from '../../../../engine/winter-war/rules/helpers.ts';

const user = userEvent.setup();
const en = await lessonTexts.load('en');
const w = tableStartMessages().learn;
const hex = board.hexByName;
const words = (id: string) => wordsOf(en, COURSE.find((one) => one.id === id) as Lesson);
const unit = (name: string): number => ROSTER.find(({ id }) => unitLabel(id) === name)!.id;
const whereIs = (name: string): string => board.hexName(present(timeline()).units[unit(name)]!.at);
const press = (name: string | RegExp): Promise<void> =>
  user.click(screen.getAllByRole('button', { name })[0]!);
const onMap = (...names: string[]): void => {
  for (const name of names) act(() => handleMapPress(hex(name)));
};
const task = (lesson: string, step: string) => async () =>
  expect(await screen.findByRole('region', { name: words(lesson).title })).toHaveTextContent(
    words(lesson).steps[step]!.task.slice(0, 25),
  );

async function open(lesson: string | null): Promise<void> {
  openPractice({ from: 'lesson', lesson });
  render(<TableScreen />);
  await screen.findByText(/^Lesson \d+ of 10$/);
}

beforeEach(() => {
  localStorage.clear();
  leaveTable();
  usePrimaryPause.setState({ ms: 0, resting: false });
  document.documentElement.dataset.motion = 'reduced';
});
afterEach(() => delete document.documentElement.dataset.motion);

// The whole table is drawn more than once.
describe('a lesson on the table', () => {
  it('lights up what to take and where to go, and goes on when that is done', async () => {
    await open('moving');
    await task('moving', 'clear')();
    expect(useCoach.getState()).toMatchObject({ pieces: [unit('2-1-2 (25)')], places: [hex('1733')] });
    expect(document.querySelectorAll('[data-asked]')).toHaveLength(2);
    onMap('1933');
    expect(document.querySelectorAll('[data-asked]')).toHaveLength(1);
    onMap('1733');
    expect(whereIs('2-1-2 (25)')).toBe('1733');
    await task('moving', 'river')();
    expect(screen.getByText(words('moving').steps.clear!.done)).toBeVisible();
    act(undo.run);
    expect(whereIs('2-1-2 (25)')).toBe('1933');
    await task('moving', 'clear')();
  });

  it('explains what it does not take, with a paragraph, and changes nothing', async () => {
    await open('moving');
    onMap('1832', '1732');
    expect(whereIs('2-1-3 (34)')).toBe('1832');
    expect((await screen.findAllByText(new RegExp(en.refusals.other.slice(0, 20))))[0]).toBeVisible();
    expect(useTable.getState().notice).toMatchObject({ refusal: { rule: 'Movement', key: 'lesson-other' } });
  });

  it('gives the reason of the rules for what is not legal', async () => {
    await open('moving');
    onMap('1933', '1931');
    expect(useTable.getState().notice).toMatchObject({ refusal: { rule: 'Movement.C' } });
  });

  it('lets the other side answer, then asks for the next step', async () => {
    await open('before-combat');
    onMap('1529', '1429');
    await press(/Done retreating/);
    await waitFor(() => expect(whereIs('6-4-2 (155)')).toBe('1529'));
    await task('before-combat', 'chase')();
    expect(useCoach.getState().busy).toBe(false);
  });

  it('shows the answer at once to those who go on', async () => {
    document.documentElement.dataset.motion = 'full';
    await open('before-combat');
    onMap('1529', '1429');
    await press(/Done retreating/);
    expect(useCoach.getState().busy).toBe(true);
    expect(screen.getByText('The Soviets are responding …')).toBeVisible();
    act(() => carryOn.run());
    expect(useCoach.getState().busy).toBe(false);
    expect(whereIs('6-4-2 (155)')).toBe('1529');
  });

  it('waits for the game before it, which comes back as it was', async () => {
    showPosition({ turn: 3, phasing: 'soviet', units: stacks('s1602 0-1-2, s1703 6-4-2, f1405 6-6-2') });
    await screen.findByText('Turn 3');
    onMap('1703', '1704');
    const before = timeline();
    act(() => openPractice({ from: 'lesson', lesson: 'moving' }));
    await task('moving', 'clear')();
    expect(useGame.getState().practice).toBe(true);
    onMap('1933', '1733');
    await press(w.leave);
    await screen.findByText('Turn 3');
    expect(timeline()).toBe(before);
    expect(useGame.getState().practice).toBe(false);
    expect(useCoach.getState()).toMatchObject({ lesson: false, pieces: [] });
  });
});
