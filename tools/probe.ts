import { randomOpening, sampleAction } from './random-play.ts';
import { applyLegal } from '../src/engine/game/apply.ts';
import { randomSource } from '../src/engine/core/random.ts';
const N = Number(process.argv[2] ?? 10);
const opens = Array.from({ length: N }, (_, g) => randomOpening(g + 1));
console.profile?.();
let t0 = performance.now();
let steps = 0;
const by: Record<string, [number, number]> = {};
for (let g = 0; g < N; g++) {
  const pick = randomSource(g + 1);
  let s = opens[g]!;
  while (s.phase !== 'over') {
    const t = performance.now();
    const a = sampleAction(s, pick);
    const t1 = performance.now();
    const r = applyLegal(s, a);
    const t2 = performance.now();
    const k = s.phasing + ' ' + s.phase + ' ' + a.type;
    const e = (by[k] ??= [0, 0] as never);
    e[0]++;
    e[1] += t1 - t;
    const k2 = 'apply ' + k;
    const e2 = (by[k2] ??= [0, 0] as never);
    e2[0]++;
    e2[1] += t2 - t1;
    s = r.state;
    steps++;
  }
}
const ms = performance.now() - t0;
console.log(steps, ms.toFixed(0), ((steps / ms) * 1000).toFixed(0));
console.log(
  Object.entries(by)
    .sort((a, b) => b[1][1] - a[1][1])
    .slice(0, 16)
    .map(([k, [n, t]]) => `${k} n=${n} total=${t.toFixed(0)}ms each=${((t / n) * 1000).toFixed(1)}us`)
    .join('\n'),
);
