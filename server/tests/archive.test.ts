/** Games that nobody has touched for long leave the store as files, and come back. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '../soak/client.ts';
import type { Row } from '../src/record.ts';
import { runHost } from './host-process.ts';
import { newTable, playOn, startHost } from './running-host.ts';
import { STORES } from './stores.ts';

const DAY = 24 * 3_600_000;

describe.each(STORES)('the archive of $name', ({ isMissing, newPlace }) => {
  describe.skipIf(isMissing)('takes games', () => {
    it('that nobody has touched for ninety days, no others, and gives them back', async () => {
      const place = await newPlace();
      const archive = path.join(mkdtempSync(path.join(tmpdir(), 'winter-war-')), 'archive');
      let now = 1_800_000_000_000;
      const settings = { now: () => now, archive };
      const first = await startHost(await place.open(), settings);
      const old = await newTable(first.base, { game: 'talvisota' });
      await playOn(old, 'talvisota', 1, { steps: 10 });
      now += 3 * DAY;
      const young = await newTable(first.base, { game: 'talvisota' });
      const [id, other] = [old, young].map(({ links }) => links.finn.split('.')[0]!) as [string, string];
      now += 86 * DAY;
      await first.host.archiveIdle();
      expect(existsSync(archive)).toBe(false);
      await first.stop();

      now += 2 * DAY;
      const storage = await place.open();
      const rows = await storage.read(id, { n: 0 });
      const next = await startHost(storage, settings);
      await next.host.archiveIdle();
      expect(await storage.find({ named: [id, other] })).toEqual(new Map([[other, 2]]));
      expect(readdirSync(archive)).toEqual([`${id}.json`]);
      const file = path.join(archive, `${id}.json`);
      const kept = readFileSync(file, 'utf8').split('\n');
      expect(kept.map((line) => JSON.parse(line) as Row)).toEqual([...rows]);
      expect((await Client.join(next.base, old.links.finn)).welcome).toBeNull();
      await next.stop();

      expect(await runHost(place.environment, 'restore', file)).toBe(`${rows.length} rows restored.\n`);
      expect(await runHost(place.environment, 'restore', file)).toMatch(/was there already/);
      // As the host does at its start, again and again: a game that has come back stays.
      const restored = await startHost(await place.open(), { ...settings, now: Date.now });
      await restored.host.archiveIdle();
      expect((await Client.join(restored.base, old.links.finn)).seq).toBe(old.finn.seq);
      await restored.stop();
      // A damaged file is told by its line, and nothing of it gets in.
      const damaged = path.join(archive, 'damaged.json');
      for (const [text, said] of [
        ['', /damaged.json, line 1: this is not row 0 of an archived game/],
        [kept.slice(1).join('\n'), /line 1: this is not row 0/],
        [`${kept.slice(0, 3).join('\n')}\n${kept[3]!.slice(0, 20)}`, /line 4: this is not row 3/],
        [`${kept[0]!}\n${kept[2]!}`, /line 2: this is not row 1/],
      ] as const) {
        writeFileSync(damaged, text.replaceAll(id, 'another-game-abc'));
        await expect(runHost(place.environment, 'restore', damaged)).rejects.toThrow(said);
      }
      await expect(runHost(place.environment, 'restore', '/nowhere.json')).rejects.toThrow(/no such file/);
      const whole = await place.open();
      expect(await whole.read('another-game-abc')).toHaveLength(0);
      const last = await startHost(whole, settings);
      const finn = await Client.join(last.base, old.links.finn);
      expect(JSON.stringify(finn.position)).toBe(JSON.stringify(old.finn.position));
      await last.stop();
      await place.remove();
    });
  });
});
