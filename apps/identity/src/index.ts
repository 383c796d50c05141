export * from './service.js';
export * from './seed.js';
export { identityConfig, type IdentitySettings } from './config.js';
export { IdentityProvider } from './application/identity-provider.js';
export { MemoryIdentityProvider } from './provider/memory-identity-provider.js';
export { type AccessClaims, AUDIENCE, ISSUER, TOKEN_TYPE } from './tokens/access-tokens.js';
export { ALGORITHM } from './tokens/key-ring.js';
