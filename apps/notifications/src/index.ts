export * from './service.js';
export { type NotificationsSeed, type SeededEvent, seedNotifications } from './seeding/seed-notifications.js';
