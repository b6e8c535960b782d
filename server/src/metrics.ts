/** Metrics of a host for Prometheus, and its log as one line of JSON per event. */

const HELP = {
  winter_war_games_open: ['gauge', 'Games in memory.'],
  winter_war_sockets: ['gauge', 'Sockets that are open.'],
  winter_war_steps_total: ['counter', 'Steps accepted.'],
  winter_war_refused_total: ['counter', 'Steps refused, by reason.'],
  winter_war_games_created_total: ['counter', 'Games made.'],
  winter_war_games_archived_total: ['counter', 'Games archived.'],
  winter_war_connections_refused_total: ['counter', 'Sockets and requests refused, by reason.'],
  winter_war_storage_errors_total: ['counter', 'Times that nothing could be stored or read.'],
  winter_war_rules_faults_total: ['counter', 'Steps over which the rules failed.'],
  winter_war_webhooks_total: ['counter', 'Webhooks called, by result.'],
  winter_war_step_seconds: ['summary', 'From the arrival of a step to its answer.'],
  process_resident_memory_bytes: ['gauge', 'Memory in use.'],
  process_cpu_seconds_total: ['counter', 'Processor time used.'],
} as const;
type Name = keyof typeof HELP;

const KEPT_TIMES = 2048;

export class Metrics {
  readonly #values = new Map<string, number>();
  readonly #times: number[] = [];
  #timeSum = 0;
  #timeCount = 0;

  add(name: Name, by = 1, label?: string): void {
    const key = label === undefined ? name : `${name}{reason="${label}"}`;
    this.#values.set(key, (this.#values.get(key) ?? 0) + by);
  }

  stepTook(seconds: number): void {
    this.#times[this.#timeCount % KEPT_TIMES] = seconds;
    this.#timeCount++;
    this.#timeSum += seconds;
  }

  text(): string {
    const sorted = this.#times.toSorted((a, b) => a - b);
    const quantile = (q: number): string =>
      `winter_war_step_seconds{quantile="${q}"} ${sorted[Math.floor(sorted.length * q)] ?? 0}`;
    const lines = Object.entries(HELP).flatMap(([name, [kind, help]]) => {
      const values = [...this.#values].filter(([key]) => key === name || key.startsWith(`${name}{`));
      const head = [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`];
      if (name === 'process_resident_memory_bytes') return [...head, `${name} ${process.memoryUsage.rss()}`];
      if (name === 'process_cpu_seconds_total') {
        const { user, system } = process.cpuUsage();
        return [...head, `${name} ${(user + system) / 1e6}`];
      }
      if (kind === 'summary')
        return [
          ...head,
          quantile(0.5),
          quantile(0.99),
          `${name}_sum ${this.#timeSum}`,
          `${name}_count ${this.#timeCount}`,
        ];
      return [...head, ...(values.length ? values.map(([key, value]) => `${key} ${value}`) : [`${name} 0`])];
    });
    return `${lines.join('\n')}\n`;
  }
}

/** Logs an event. Details never include links, texts or addresses of webhooks. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  event: string,
  details?: Readonly<Record<string, string | number | boolean | undefined>>,
) => void;

export const logTo =
  (write: (line: string) => void): Log =>
  (level, event, details = {}) =>
    write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...details })}\n`);
