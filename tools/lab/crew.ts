/** Games shared out among threads; the results come in the order of the jobs, whoever was first. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Options } from '#engine/winter-war';
import { playGame, type LabGame, type Table } from './play.ts';

export interface Job {
  readonly table: Table;
  readonly seed: number;
  readonly options: Options;
}

const run = ({ table, seed, options }: Job): LabGame => playGame(table, seed, options);

/** Hears of each game as soon as it is played. */
type Listener = (job: Job, game: LabGame) => void;

/** Plays all jobs, with so many threads; one plays them here. */
export async function playAll(
  jobs: readonly Job[],
  threads: number,
  played: Listener = () => {},
): Promise<LabGame[]> {
  if (threads <= 1)
    return jobs.map((job) => {
      const game = run(job);
      played(job, game);
      return game;
    });
  const results: LabGame[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(threads, jobs.length) }, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: WORKER });
      const broken = new Promise<never>((_, fail) => worker.once('error', fail));
      const answer = (): Promise<LabGame> => new Promise((done) => worker.once('message', done));
      while (next < jobs.length) {
        const number = next++;
        const result = answer();
        worker.postMessage(jobs[number]);
        const game = await Promise.race([result, broken]);
        results[number] = game;
        played(jobs[number]!, game);
      }
      await worker.terminate();
    }),
  );
  return results;
}

const WORKER = 'winter-war-lab';

/** True in a thread of the crew, which then waits for jobs. */
export function servesAsWorker(): boolean {
  if (isMainThread || workerData !== WORKER) return false;
  parentPort!.on('message', (job: Job) => parentPort!.postMessage(run(job)));
  return true;
}
