import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { textBundles } from '../../libs/i18n/build/vite-plugin.ts';
import { noImportCycles } from '../../libs/ui/build/import-cycles.ts';
import { componentStyles, lightSources } from '../../libs/ui/build/vite-plugins.ts';

const backend = process.env['SETPOINT_BACKEND'] ?? 'http://localhost:3001';
const toBackend = { target: backend, changeOrigin: true };

export default defineConfig({
  plugins: [textBundles(), lightSources(), componentStyles(), react(), noImportCycles()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'],
  },
  css: { postcss: { plugins: [presetMantine()] } },
  // Pages load on demand: what they need is bundled before the first visit, or that visit would start over.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  build: { target: 'es2023', sourcemap: true, chunkSizeWarningLimit: 900 },
  server: {
    port: 5174,
    proxy: { '/graphql': toBackend, '/auth': toBackend, '/uploads': toBackend, '/config.json': toBackend },
  },
});
