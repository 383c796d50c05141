import { lazy } from 'react';

/** The bell of the top bar, loaded after the shell has been drawn. */
export const Bell = lazy(async () => ({ default: (await import('../../features/notifications/bell/bell.js')).Bell }));
