import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { precache } from './scripts/precache.ts';

export default defineConfig({
  base: './',
  plugins: [react(), precache()],
  build: { target: 'es2022', sourcemap: false },
});
