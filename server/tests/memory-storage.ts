/** Records in memory, for tests of many games that are not about storage. */
import type { Row } from '../src/record.ts';
import type { Storage } from '../src/storage.ts';

export function memoryStorage(): Storage {
  const games = new Map<string, Row[]>();
  const notices = new Map<string, number>();
  return {
    name: 'sqlite',
    append: async (rows) => {
      for (const row of rows) {
        const known = games.get(row.game) ?? [];
        if (row.n <= (known.at(-1)?.n ?? -1)) return false;
        known.push(row);
        games.set(row.game, known);
        if (row.notice) notices.set(row.game, row.at);
      }
      return true;
    },
    read: async (game, from = {}, most = Infinity) => {
      const rows = games.get(game) ?? [];
      if ('after' in from) return rows.filter(({ n }) => n > from.after).slice(0, most);
      const { n: last = Infinity, at: latest = Infinity } = from;
      const fits = ({ n, at, snapshot }: Row): boolean =>
        snapshot !== null && (n === 0 || (n <= last && at <= latest));
      return rows.slice(rows.findLastIndex(fits)).slice(0, most);
    },
    find: async (which) =>
      new Map(
        'noticeBefore' in which
          ? [...notices].filter(([, since]) => since <= which.noticeBefore).map(([game]) => [game, 0])
          : [],
      ),
    takeNotice: async (game, now, until) => {
      if ((notices.get(game) ?? Infinity) > now) return false;
      if (until === null) notices.delete(game);
      else notices.set(game, until);
      return true;
    },
    connect: () => () => {},
    remove: async (game) => void games.delete(game),
    removeBetween: async (game, after, before) =>
      void games.set(
        game,
        (games.get(game) ?? []).filter(({ n }) => n <= after || n >= before),
      ),
    isSound: async () => true,
    close: async () => {},
  };
}
