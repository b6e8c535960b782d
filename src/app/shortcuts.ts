import { listGames } from '#table/store/library.ts';
import { openTable } from '#table/store/navigation.ts';
import { games, rememberGame } from './games.ts';

/**
 * Follows a shortcut of the installed app (public/manifest.webmanifest): `?open=continue` continues the latest game,
 * `?open=ID` shows that game on the start screen. Removes the parameter, so that a reload does not repeat it.
 */
export async function followShortcut(): Promise<void> {
  const { searchParams, pathname, hash } = new URL(location.href);
  const asked = searchParams.get('open');
  if (asked === null) return;
  history.replaceState(history.state, '', pathname + hash);
  const game = games.find(({ meta }) => meta.id === asked);
  if (game) rememberGame(game);
  if (asked !== 'continue') return;
  const kept = await listGames();
  const [latest] = kept.ok ? kept.value : [];
  if (latest) openTable({ from: 'saved', id: latest.id, ...(latest.of !== undefined && { of: latest.of }) });
}
