import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { textBundles } from '../../libs/i18n/build/vite-plugin.ts';
import { noImportCycles } from '../../libs/ui/build/import-cycles.ts';
import { componentStyles, lightSources } from '../../libs/ui/build/vite-plugins.ts';
import { chunkGroups } from './build/chunks.ts';
import { earlyScript } from './build/early-script.ts';
import { routeList } from './build/route-list.ts';

const backend = process.env['SETPOINT_BACKEND'] ?? 'http://localhost:3000';
const toBackend = { target: backend, changeOrigin: true };
/** /auth/… are pages for GET and endpoints for POST. */
const postOnly = {
  ...toBackend,
  bypass: (request: { method?: string; url?: string }) => (request.method === 'POST' ? null : request.url),
};

/** Of a file that several pages share, the first word. */
const nameOf = (file: string) => file.replace(/\.\w+$/, '').split('~')[0];

export default defineConfig({
  plugins: [
    textBundles(),
    lightSources(),
    componentStyles(),
    react(),
    earlyScript(),
    routeList(),
    noImportCycles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        // A module would end in `export`, and never register.
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'scheme.js', 'assets/*.{js,css}', 'assets/*-latin-*.woff2'],
        // Maps, providers and the texts of other languages are kept when they were used.
        globIgnores: ['assets/{draw-map,firebase,en,it,es,fr}-*.js'],
        maximumFileSizeToCacheInBytes: 600_000,
      },
    }),
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(m?js|css|svg|json|html)$/ }),
  ],
  resolve: {
    // rxjs brings its classes as such, without tslib.
    conditions: ['source', 'es2015', ...defaultClientConditions],
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
        // Every page carries the names of what its links lead to: they are short.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${nameOf(name)}-[hash][extname]`,
        codeSplitting: { groups: chunkGroups() },
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
      '/uploads': toBackend,
      '/calendar': toBackend,
      '/documents': toBackend,
      '/share': toBackend,
      '/config.json': toBackend,
      '/subscriptions': { target: backend.replace(/^http/, 'ws'), ws: true },
    },
  },
});
