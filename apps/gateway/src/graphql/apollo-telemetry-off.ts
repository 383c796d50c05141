/**
 * ApolloGateway can report to Apollo, which is switched off. The packages that only this needs are not loaded: they would
 * make up 12 MB of heap and a third of a second at each start. To be imported before anything that loads `@apollo/gateway`.
 */
import { registerHooks } from 'node:module';

const REPORTER = '/@apollo/gateway/dist/utilities/opentelemetry.js';
const NOTHING = 'apollo-telemetry:nothing';

registerHooks({
  resolve(specifier, context, next) {
    const unneeded =
      context.parentURL?.endsWith(REPORTER) &&
      (specifier === 'node-cpu-count' ||
        (specifier.startsWith('@opentelemetry/') && specifier !== '@opentelemetry/api'));
    return unneeded ? { url: NOTHING, format: 'commonjs', shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    return url === NOTHING
      ? { format: 'commonjs', source: 'module.exports = {};', shortCircuit: true }
      : next(url, context);
  },
});
