import { mapConfig, mapSettings, type MapSettings } from '@setpoint/gateway';
import { ConfigError, readConfig } from '@setpoint/service-kit/edge';
import { StartError } from '../../start/steps.mjs';

/**
 * The map of centres that MAP_STYLE_URL and its companions name.
 * @throws StartError with every variable that does not fit
 */
export function readMap(environment: NodeJS.ProcessEnv): MapSettings | undefined {
  try {
    return mapSettings(readConfig(mapConfig, environment));
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    throw new StartError(`The environment has settings that don't fit:\n  ${cause.errors.join('\n  ')}`, {
      remedy: 'docs/guides/running.md lists the variables; without MAP_STYLE_URL there is no map.',
      cause,
    });
  }
}
