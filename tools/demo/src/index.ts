export type { DemoEnvironment } from './story-services.ts';
export { loadDemo, ensureDemoSignIns, type DemoTarget } from './load-demo.ts';
export { DEMO_PASSWORD } from './people.ts';
