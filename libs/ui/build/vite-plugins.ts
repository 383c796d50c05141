import type { Plugin } from 'vite';
import rewrites from './source-rewrites.cjs';

/**
 * Icons one by one, and to each page only its own GraphQL documents. The development server loads both whole: it
 * bundles what it finds in the sources as they are written.
 */
export function lightSources(): Plugin {
  return {
    name: 'setpoint-light-sources',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!/\/(apps|libs)\/[^?]*\.tsx?$/.test(id) || /\/(generated|node_modules)\//.test(id)) return null;
      const rewritten = rewrites.ownDocumentsOnly(rewrites.oneModulePerIcon(code));
      return rewritten === code ? null : { code: rewritten, map: null };
    },
  };
}
