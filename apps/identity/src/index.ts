export * from './service.js';
export { type AccountSeed, ensureSignIns, seedAccounts, type SignInSeed } from './seeding/seed-accounts.js';
export { seedProfiles } from './seeding/seed-profiles.js';
export { identityConfig, type IdentitySettings } from './config.js';
export { IdentityProvider } from './application/ports/identity-provider.js';
export { MemoryIdentityProvider } from './provider/memory-identity-provider.js';
export { type AccessClaims, AUDIENCE, ISSUER, TOKEN_TYPE } from './tokens/access-tokens.js';
export { ALGORITHM } from './tokens/key-ring.js';
