/** A host as a process of its own, as `npm run host` starts it, so that it can be killed. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const MAIN = path.join(import.meta.dirname, '../dist/main.mjs');

export interface HostProcess {
  readonly base: string;
  readonly child: ChildProcess;
  /** Ends it as a power cut does, and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, and gives its exit code. */
  stop(): Promise<number | null>;
}

export async function startProcess(environment: Readonly<Record<string, string>>): Promise<HostProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST_NO_LIMITS: '1',
      HOST_ADDRESS: '127.0.0.1',
      HOST_PAGE: '/nowhere',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let said = '';
  const port = await new Promise<number>((resolve, reject) => {
    const take = (text: Buffer): void => {
      said += String(text);
      const started = /"event":"started","port":(\d+)/.exec(said);
      if (started) resolve(Number(started[1]));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void exited.then(() => reject(new Error(said)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** Runs a command of the host to its end; what it says. */
export async function runHost(
  environment: Readonly<Record<string, string>>,
  ...command: readonly string[]
): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...environment };
  return (await promisify(execFile)(process.execPath, [MAIN, ...command], { env })).stdout;
}
