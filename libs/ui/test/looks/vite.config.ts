import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';

/** A page of the theme alone, built in about a second. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  css: { postcss: { plugins: [presetMantine()] } },
  build: { minify: false, chunkSizeWarningLimit: 5_000 },
});
