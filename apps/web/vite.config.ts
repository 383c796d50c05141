import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/**
 * Turns graphql(`query Dashboard …`) into an import of the generated document, so that a page
 * carries its own operations and not those of every other page.
 */
export function inlineDocuments(): Plugin {
  const call = /graphql\(\s*(?:\/\* GraphQL \*\/\s*)?`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;
  return {
    name: 'setpoint-inline-documents',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/(apps|libs)\/[^?]*\.tsx?$/.test(id) || id.includes('/generated/') || !code.includes('graphql('))
        return null;
      const names = new Set<string>();
      const transformed = code.replace(call, (_, kind: string, name: string) => {
        const document = `${name}${kind === 'fragment' ? 'FragmentDoc' : 'Document'}`;
        names.add(document);
        return document;
      });
      if (names.size === 0) return null;
      return {
        code: `import { ${[...names].join(', ')} } from '@setpoint/client/documents';\n${transformed}`,
        map: null,
      };
    },
  };
}

const backend = process.env['SETPOINT_BACKEND'] ?? 'http://localhost:3000';
const toBackend = { target: backend, changeOrigin: true };
/** /auth/… are pages for GET and doors for POST. */
const postOnly = {
  ...toBackend,
  bypass: (request: { method?: string; url?: string }) => (request.method === 'POST' ? null : request.url),
};

export default defineConfig({
  plugins: [inlineDocuments(), react()],
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
