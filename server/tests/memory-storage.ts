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
        if (row.n !== known.length) return false;
        known.push(row);
        games.set(row.game, known);
        if (row.notice) notices.set(row.game, row.at);
      }
      return true;
    },
    read: async (game, upTo) => {
      const rows = games.get(game) ?? [];
      const fits = ({ n, at, snapshot }: Row): boolean =>
        snapshot !== null && (n === 0 || !upTo || ('n' in upTo ? n <= upTo.n : at <= upTo.at));
      return rows.slice(rows.findLastIndex(fits));
    },
    rows: async (game, n) => (games.get(game) ?? []).slice(n + 1),
    latest: async () => new Map(),
    announce: () => {},
    listen: () => {},
    noticesBefore: async (at) => [...notices].filter(([, since]) => since <= at).map(([game]) => game),
    takeNotice: async (game, now, until) => {
      if ((notices.get(game) ?? Infinity) > now) return false;
      notices.set(game, until);
      return true;
    },
    dropNotice: async (game) => void notices.delete(game),
    idleSince: async () => [],
    remove: async (game) => void games.delete(game),
    close: async () => {},
  };
}
