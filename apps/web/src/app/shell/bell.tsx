import { lazy, type ComponentType } from 'react';

const [load] = Object.values(
  import.meta.glob<{ Bell: ComponentType }>([
    '../../features/notifications/bell.tsx',
    '../../features/notifications/bell/bell.tsx',
  ]),
);

/** The bell of the top bar, loaded after the shell has been drawn. */
export const Bell: ComponentType = load ? lazy(async () => ({ default: (await load()).Bell })) : () => null;
