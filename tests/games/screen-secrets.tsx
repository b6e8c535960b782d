/**
 * Nothing that comes to the screen may depend on what is hidden from those who look at it. So every opening is tried in
 * games that differ in that alone, and what comes out must be the same to the letter: texts, labels, titles, what
 * can be pressed, what is drawn. An opening that is not in the list of a game has not been tried: put new ones there.
 */
import tableExtrasMessages from '#table/content/en/extras.ftl';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { present } from '#engine/core/timeline.ts';
import type { Game, Line } from '#table/game/game.ts';
import { setActiveGame } from '#table/game/registry.ts';
import { EmbeddedTable } from '#table/shell/EmbeddedTable.tsx';
import { endReplay, goTo, isReplaying, useReplay, watchTable } from '#table/store/replay.ts';
import IncomingDialog from '#table/shell/dialogs/IncomingDialog.tsx';
import type { LinkKind } from '#table/store/address.ts';
import { gameLink, positionLink } from '#table/store/links.ts';
import { allCommands } from '#table/shell/commands/all-commands.ts';
import { liftCurtain } from '#table/store/shared-screen.ts';
import { useGame } from '#table/store/game.ts';
import { openDialog, useUi } from '#table/store/ui.ts';

export type Opening = () => void | Promise<void>;

/** How a game is put on the screen, and what may be opened there. */
export interface Harness {
  readonly game: Game;
  readonly openings: Readonly<Record<string, Opening>>;
  /** Puts a game of two people on the table, and draws it. */
  show(game: Line): void;
  /** The map among the groups of the table. */
  readonly map: { readonly name: RegExp };
  /** Puts away what the game's own openings have opened. */
  close(): void;
}

function named(name: string) {
  const command = allCommands().find(({ id }) => id === name);
  if (!command) throw new RangeError(`There is no command ${name}`);
  return command;
}

/** A command, as far as it can be given. */
export const run = (name: string) => (): void => {
  const command = named(name);
  if (command.enabled()) command.run();
};

/**
 * Commands that open nothing on the table: they change the game, its pace, the page or the part of the map on show, or
 * stand in the list of openings by another name (`palette`, `print`).
 */
const NO_OPENINGS =
  /^(end|doHint|ai[A-Z].*|front-.*|overview|fit|zoom.*|toMap|toContext|.*Region|save|print|palette|paste|leave|online|toHost)$/;

/** Every other command of a table; a new one is tried without being named here. */
export function commandOpenings(game: Game): Readonly<Record<string, Opening>> {
  setActiveGame(game);
  const ids = allCommands().map(({ id }) => id);
  return Object.fromEntries(
    ids.filter((id) => !NO_OPENINGS.test(id)).map((id) => [`command ${id}`, run(id)]),
  );
}

export const search = (text: string) => async (): Promise<void> => {
  act(() => named('palette').run());
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: text } });
};

/** The position to be passed on, as a link and as text. */
export const sharePosition = async (): Promise<void> => {
  const { kinds, notation } = tableExtrasMessages().share;
  act(() => openDialog('share'));
  fireEvent.click(await screen.findByLabelText(kinds.position));
  await screen.findByLabelText(notation.label({ kind: 'position' }));
};

export const watch = (step: number) => (): void => {
  if (!isReplaying()) watchTable(step);
  goTo(step);
};

const SAID = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'title',
  'alt',
  'data-stack',
  'value',
  'd',
  'class',
  'data-side',
] as const;

/** Names that are made anew each time, and links, which hold all of the game, as the table says. */
const plainly = (text: string): string =>
  text
    .replaceAll(/#(game|position)=[\w.-]+/g, 'link')
    .replaceAll(/\d+([,.\s]\d+)? characters/g, 'characters');

/**
 * What can be read, heard or pressed: texts and labels, what stands where, commands. Without the towns of the map, which
 * come with the zoom, and the live regions, which say a little later what is in the log and the notices.
 */
function onScreen(): readonly string[] {
  const found: string[] = [];
  let elements = 0;
  const read = (element: Element, onMap: boolean, silent: boolean): void => {
    const isOnMap = onMap || element.hasAttribute('data-map');
    const isSilent = silent || element.hasAttribute('aria-hidden');
    if (element.getAttribute('role') === 'status' || (isOnMap && isSilent)) return;
    elements++;
    for (const name of SAID) {
      const said = element.getAttribute(name);
      if (said) found.push(`${name} ${plainly(said)}`);
    }
    if (element instanceof HTMLTextAreaElement) found.push(plainly(element.value));
    else
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(plainly(node.textContent ?? ''));
    for (const inner of element.children) read(inner, isOnMap, isSilent);
  };
  for (const element of document.body.children) read(element, false, false);
  for (const c of allCommands()) found.push(`${c.id} ${c.offered()} ${c.enabled()} ${c.label}`);
  return [...found.toSorted(), `${elements} elements`];
}

/** Until nothing more comes. */
async function settled(): Promise<readonly string[]> {
  let before: readonly string[] = [];
  let now = onScreen();
  await waitFor(
    async () => {
      before = now;
      await act(() => new Promise((resolve) => void setTimeout(resolve, 15)));
      now = onScreen();
      const making = now.includes(tableExtrasMessages().share.making);
      if (making || difference(now, before)) throw new Error('Still changing');
    },
    { timeout: 180_000, interval: 5 },
  );
  return now;
}

/** As the table is when nobody has opened anything. */
function close(harness: Harness): void {
  useUi.setState({ ...useUi.getInitialState(), leftOpen: true, rightOpen: true });
  harness.close();
}

/** What is seen behind each of the openings; by default all of it. */
export async function openEach(
  harness: Harness,
  game: Line,
  openings: readonly string[] = Object.keys(harness.openings),
  look: () => Promise<readonly string[]> = settled,
): Promise<Map<string, readonly string[]>> {
  harness.show(game);
  await waitFor(() => expect(useGame.getState().timeline?.steps).toHaveLength(game.steps.length));
  act(() => {
    if (useGame.getState().curtain) liftCurtain();
    close(harness);
  });
  await screen.findByRole('group', harness.map);
  const seen = new Map<string, readonly string[]>();
  for (const [name, open] of Object.entries(harness.openings)) {
    if (!openings.includes(name)) continue;
    if (name.startsWith('search') || name.startsWith('share')) await open();
    else await act(async () => open());
    seen.set(name, await look());
    // Shut again, and the game as it was.
    act(() => {
      fireEvent(window, new Event('afterprint'));
      endReplay();
      close(harness);
      useGame.setState({ timeline: { ...useGame.getState().timeline!, cursor: game.cursor } });
    });
  }
  cleanup();
  return seen;
}

/** What only one of two screens tells; null when they tell the same. */
function difference(a: readonly string[], b: readonly string[]): string | null {
  if (a.length === b.length && a.every((text, i) => text === b[i])) return null;
  const only = (one: readonly string[], other: readonly string[]) =>
    one.filter((text) => !other.includes(text));
  return JSON.stringify([only(a, b), only(b, a)]).slice(0, 400);
}

async function findLeaksOnce(
  harness: Harness,
  [one, ...others]: readonly Line[],
  openings: readonly string[],
): Promise<Record<string, string>> {
  const a = await openEach(harness, one!, openings);
  const told: Record<string, string> = {};
  for (const other of others)
    for (const [name, seen] of await openEach(harness, other, openings)) {
      const what = difference(a.get(name)!, seen);
      if (what !== null) told[name] = what;
    }
  return told;
}

/**
 * The openings that tell the first game from one of the others. What tells them apart is looked at once more: the first time
 * it may have been fetched late, or drawn late on a busy machine; a secret that comes out comes out every time.
 */
export async function findLeaks(
  harness: Harness,
  games: readonly Line[],
  openings: readonly string[] = Object.keys(harness.openings),
): Promise<Record<string, string>> {
  const told = Object.keys(await findLeaksOnce(harness, games, openings));
  return told.length ? findLeaksOnce(harness, games, told) : {};
}

const LINKS: Readonly<Record<LinkKind, (line: Line) => Promise<string>>> = {
  game: (line) => gameLink(line),
  position: (line) => positionLink(present(line)),
};

/** Pages that show what a link holds before anybody has said who he is. */
const PAGES: Readonly<Record<string, (link: string) => ReactElement>> = {
  frame: (link) => {
    history.replaceState(null, '', `/embed.html${link}`);
    return <EmbeddedTable />;
  },
  'question about the link': (link) => <IncomingDialog link={link} />,
};

/** The pages, by kind of link, that tell the first game from one of the others. */
export async function findLeaksOfLinks(
  { game: shown, map }: Harness,
  games: readonly Line[],
): Promise<readonly string[]> {
  setActiveGame(shown);
  const told: string[] = [];
  for (const kind of Object.keys(LINKS) as LinkKind[])
    for (const [page, draw] of Object.entries(PAGES)) {
      const seen: (readonly string[])[] = [];
      for (const game of games) {
        const link = await LINKS[kind](game);
        render(draw(link));
        await (page === 'frame' ? screen.findByRole('group', map) : screen.findAllByRole('term'));
        if (isReplaying()) act(() => goTo(game.cursor));
        seen.push(await settled());
        cleanup();
        act(() => {
          useReplay.setState({ game: null, source: 'table' });
          history.replaceState(null, '', '/');
        });
      }
      const what = seen
        .slice(1)
        .map((other) => difference(seen[0]!, other))
        .find((text) => text !== null);
      if (what) told.push(`${page}, ${kind}: ${what}`);
    }
  return told;
}
