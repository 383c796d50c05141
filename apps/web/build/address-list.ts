import { runnerImport, type Plugin } from 'vite';

/** Shown under any address that has no screen: not an address of its own. */
const NOT_FOUND = '/404';

/** Writes `routes.json`, the patterns of all addresses with a screen; for others the server answers 404. */
export function addressList(): Plugin {
  return {
    name: 'setpoint-address-list',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ addresses: readonly string[] }>('./src/app/addresses.ts', {
        root: this.environment.config.root,
        configFile: false,
        logLevel: 'error',
      });
      const patterns = module.addresses.filter((address) => address !== NOT_FOUND);
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: `${JSON.stringify(patterns, null, 2)}\n` });
    },
  };
}
