/** Made by build/vite-plugin.ts. */
declare module 'virtual:setpoint-texts' {
  export const bundles: Readonly<Record<string, () => Promise<Readonly<Record<string, Record<string, unknown>>>>>>;
}
