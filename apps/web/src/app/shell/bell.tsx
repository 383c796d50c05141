import { lazy } from 'react';

/** The notification bell, loaded after the shell has rendered. */
export const Bell = lazy(async () => ({ default: (await import('../../features/notifications/bell/bell.js')).Bell }));
