import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { addressList } from './build/address-list.ts';
import { lightSources } from '../../libs/ui/build/vite-plugins.ts';

const backend = process.env['SETPOINT_BACKEND'] ?? 'http://localhost:3000';
const toBackend = { target: backend, changeOrigin: true };
/** /auth/… are pages for GET and endpoints for POST. */
const postOnly = {
  ...toBackend,
  bypass: (request: { method?: string; url?: string }) => (request.method === 'POST' ? null : request.url),
};

export default defineConfig({
  plugins: [lightSources(), react(), addressList()],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'graphql', '@apollo/client'],
  },
  css: { postcss: { plugins: [presetMantine()] } },
  // Pages load on demand: what they need is bundled before the first visit, or that visit would start over.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`,
        codeSplitting: {
          groups: [
            // Everything before the first paint in one file; a file per icon costs more than it saves.
            { name: 'base', tags: ['$initial'], priority: 2 },
            // What forms are made of, once for all of them.
            {
              name: 'fields',
              test: /@mantine\/core\/esm\/components\/(Input|InputBase|TextInput|PasswordInput|ActionIcon|Anchor|Alert|Stack|Group)\//,
              priority: 1,
            },
            { name: 'shared', minShareCount: 2, entriesAware: true },
          ],
        },
      },
    },
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
