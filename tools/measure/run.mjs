// `npm run measure`: speeds and sizes of the built game, in the test browser. See docs/measure.md.
import { runnerImport } from 'vite';

await runnerImport('./tools/measure/main.ts', { configFile: false, logLevel: 'error' });
