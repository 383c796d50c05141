import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { lightSources } from '../../libs/ui/build/vite-plugins.ts';

const backend = process.env['SETPOINT_BACKEND'] ?? 'http://localhost:3000';
const toBackend = { target: backend, changeOrigin: true };
/** /auth/… are pages for GET and doors for POST. */
const postOnly = {
  ...toBackend,
  bypass: (request: { method?: string; url?: string }) => (request.method === 'POST' ? null : request.url),
};

export default defineConfig({
  plugins: [lightSources(), react()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'],
  },
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 2048,
    // The largest page is measured by the size test; a warning per chunk says nothing.
    chunkSizeWarningLimit: 900,
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': toBackend,
      '/auth': postOnly,
      '/files': toBackend,
      '/config.json': toBackend,
      '/subscriptions': { target: backend.replace(/^http/, 'ws'), ws: true },
    },
  },
});
