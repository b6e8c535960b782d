// Writes what was thrown outside of any test: Vitest's JSON report leaves it out, though it makes the run fail.
import { appendFileSync } from 'node:fs';

export default class UnhandledReporter {
  onTestRunEnd(_files, errors) {
    for (const { name, message, stack = '', VITEST_TEST_PATH: file } of errors) {
      const place = stack.split('\n').find((line) => /\/(src|tests)\//.test(line)) ?? '';
      const text = `outside of a test: ${name}: ${message} ${place.trim()} (${file ?? 'no test file'})`;
      appendFileSync(process.env.UNHANDLED_ERRORS ?? '/dev/null', `${text.replaceAll('\n', ' ')}\n`);
    }
  }
}
