import playMessages from '#games/winter-war/content/en/play.ftl';
import startMessages from '#games/winter-war/content/en/start.ftl';
import interphaseMessages from '#games/winter-war/content/en/interphase.ftl';
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { present } from '#engine/winter-war';
import { useTable } from '#games/winter-war/table-adapter.ts';
import { logOf } from '#table/text/log.ts';
import { plain } from '#table/text/parts.ts';
import { ARMIES, showInterphase, timeline, units } from './table.tsx';

const user = userEvent.setup();
const { button, panel, came, scenario, lost } = interphaseMessages().interphase;

const step = async (name: string): Promise<HTMLElement> =>
  (await screen.findByText(name, { selector: 'b' })).closest('li')!;
const press = async (name: string): Promise<void> =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const rows = (inside: HTMLElement): string[] =>
  within(inside)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const state = () => present(timeline());

describe('an Interphase', () => {
  afterEach(() => {
    globalThis.winterWarTest = undefined;
  });

  it('shows its steps with who rolls, and the table of the first one', async () => {
    showInterphase(6, []);
    const now = await step(panel.step.scenario);
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(now).toHaveTextContent(`${startMessages().common.player.finn}, ${panel.status.now}`);
    const event = await step(panel.step.event);
    expect(event).toHaveTextContent(`${startMessages().common.player.soviet}, ${panel.status.next}`);
    expect(within(event).queryByRole('table')).toBeNull();
    const [none, four, five, six] = rows(now);
    expect(none).toContain('Die 1 to 3');
    expect(four).not.toContain('Reconstruction');
    expect(five).toContain(panel.reconstructed({ what: `${panel.notes.row} ${lost.B}` }));
    expect(six).toContain(panel.reconstructed({ what: lost.E! }));
  });

  it('marks every Scenario whose text is lost', async () => {
    showInterphase(2, []);
    const lines = rows(await step(panel.step.scenario));
    expect(lines).toHaveLength(4);
    for (const line of lines.slice(1)) expect(line).toContain(panel.reconstructed({ what: lost.C! }));
  });

  it('keeps both dice in view, says what they mean, and goes on to the next Game-Turn', async () => {
    showInterphase(6, [2, 5]);
    await press(button.scenario);
    expect(await step(panel.step.scenario)).toHaveTextContent(came.noScenario);
    const event = await step(panel.step.event);
    expect(within(event).getByRole('table')).toBeVisible();
    await press(button.event);
    const fallen = await step(panel.step.event);
    expect(fallen).toHaveTextContent(
      came.event({ event: 'K', what: interphaseMessages().interphase.event.K }),
    );
    expect(fallen).toHaveTextContent('After Game-Turn 7 the Finnish player may call a cease-fire');
    expect(document.querySelectorAll('li[data-status="done"]')).toHaveLength(2);
    expect(await step(panel.step.scenario)).toHaveTextContent(came.noScenario);
    expect(screen.getByText(panel.finished({ turn: 7 }))).toBeVisible();
    await press(button.next({ turn: 7 }));
    expect(state()).toMatchObject({ turn: 7, phasing: 'soviet' });
  });

  it('says why an event has no effect, before the die where it is known and after it', async () => {
    showInterphase(6, [1, 3]);
    await press(button.scenario);
    expect(await step(panel.step.event)).toHaveTextContent(
      panel.voidNow({ why: interphaseMessages().interphase.why.noScenario }),
    );
    await press(button.event);
    expect(await step(panel.step.event)).toHaveTextContent(
      `H has no effect: ${interphaseMessages().interphase.why.noScenario}`,
    );
  });

  it('names the Scenario that is in force instead of a die for one', async () => {
    showInterphase(6, [], { course: { scenario: { letter: 'B', turn: 4 }, scenarioOver: true } });
    expect(
      await screen.findByText(
        panel.inForce({
          letter: 'B',
          scenario: interphaseMessages().interphase.named({ letter: 'B' }),
          turn: 4,
        }),
      ),
    ).toBeVisible();
    expect(screen.queryByText(panel.step.scenario, { selector: 'b' })).toBeNull();
  });

  it('reads the die with accelerated foreign aid as it falls', async () => {
    showInterphase(4, [3], { options: { acceleratedAid: true } });
    const now = await step(panel.step.scenario);
    expect(now).toHaveTextContent(panel.plusOne);
    expect(rows(now)[0]).toContain('Die 1 to 2');
    await press(button.scenario);
    expect(await step(panel.step.scenario)).toHaveTextContent(came.counted({ die: 3, modified: 4 }));
    expect(await step(panel.step.event)).toHaveTextContent(interphaseMessages().interphase.brings.volunteers);
  });

  it('tells the number and the exact chance of a western intervention, and what the neighbours do', async () => {
    showInterphase(6, [3, 2, 1, 3], { options: { resoluteIntervention: true } });
    const west = await step(panel.step.intervention);
    expect(west).toHaveTextContent(panel.intervention({ atMost: 7 }));
    expect(west).toHaveTextContent('21 in 36, 58 %');
    await press(button.intervention);
    expect(await step(panel.step.intervention)).toHaveTextContent(came.allies({ sum: 5, atMost: 7 }));
    expect(await step(panel.step.norway)).toHaveTextContent(panel.resists({ who: 'Norway', atMost: 1 }));
    await press(button.norway);
    const sweden = await step(panel.step.sweden);
    expect(sweden).toHaveTextContent(panel.resists({ who: 'Sweden', atMost: 3 }));
    expect(sweden).toHaveTextContent('3 in 6, 50 %');
    await press(button.sweden);
    expect(await step(panel.step.sweden)).toHaveTextContent('the Allies come to Petsamo after Game-Turn 7');
    expect(document.querySelectorAll('li[data-status="done"]')).toHaveLength(3);
  });

  it('tells the Scenario that the neighbours have decided', async () => {
    showInterphase(6, [3, 2, 4, 4], { options: { resoluteIntervention: true } });
    await press(button.intervention);
    await press(button.norway);
    await press(button.sweden);
    const sweden = await step(panel.step.sweden);
    expect(sweden).toHaveTextContent(`Scenario B is in force: ${scenario.B}`);
    expect(sweden).toHaveTextContent('Six 3-2-2s join at R (0635)');
  });

  it('shows a landing that was put off as a step of its own, told after the Interphase has begun', async () => {
    showInterphase(7, [], {
      phase: 'movement',
      options: { resoluteIntervention: true },
      course: { scenarioOver: true, landingAfter: 7 },
    });
    await press(playMessages().end.move);
    expect(await step(panel.step.landing)).toHaveTextContent('Three 3-2-2s join at Petsamo (1656)');
    const groups = logOf(timeline());
    expect(groups.at(-1)).toMatchObject({ title: 'After turn 7 · Interphase', side: null });
    expect(groups.at(-1)!.lines.map(({ text }) => plain(text))).toContain(
      `Scenario A is in force: ${scenario.A} (Scenario.A).`,
    );
  });

  it('asks at once about a landing that was put off when Soviet units hold Petsamo', async () => {
    showInterphase(7, [], {
      options: { resoluteIntervention: true },
      course: { scenarioOver: true, landingAfter: 7 },
      units: units(`${ARMIES} 1656:2-1-2:soviet`),
    });
    expect(await step(panel.step.landing)).toHaveAttribute('aria-current', 'step');
    expect(
      await screen.findByRole('button', { name: interphaseMessages().interphase.landing.accept }),
    ).toBeVisible();
    expect(await step(panel.step.event)).toHaveTextContent(panel.status.next);
  });

  it('rolls for the length first, and counts the points when that ends the game', async () => {
    showInterphase(10, [2], { options: { variableLength: true } });
    const length = await step(panel.step.length);
    expect(rows(length)).toEqual([
      expect.stringContaining(interphaseMessages().interphase.brings.ends),
      expect.stringContaining(interphaseMessages().interphase.brings.goesOn({ turn: 12 })),
    ]);
    await press(button.length);
    expect(await step(panel.step.length)).toHaveTextContent(came.warEnds);
    expect(screen.getByText(panel.ended)).toBeVisible();
    await press(button.count);
    expect(state().phase).toBe('over');
  });

  it('goes on with all its steps when the war does', async () => {
    showInterphase(10, [3], { options: { variableLength: true } });
    await press(button.length);
    expect(await step(panel.step.length)).toHaveTextContent(came.warGoesOn);
    expect(await step(panel.step.scenario)).toHaveAttribute('aria-current', 'step');
  });

  it('opens the panel for the die when it was closed', async () => {
    showInterphase(6, [1]);
    await screen.findByText(panel.title({ turn: 6 }));
    act(() => useTable.setState({ leftOpen: false }));
    await press(button.scenario);
    expect(useTable.getState().leftOpen).toBe(true);
  });

  it('says aloud what fell and what is next', async () => {
    showInterphase(6, [1]);
    await press(button.scenario);
    const said = (): string =>
      screen
        .getAllByRole('status')
        .map((region) => region.textContent)
        .join();
    await waitFor(() => expect(said()).toContain('Scenario: die 1, none comes'));
    expect(said()).toContain(
      `${startMessages().common.player.soviet}: ${interphaseMessages().interphase.todo.event}`,
    );
  });
});
