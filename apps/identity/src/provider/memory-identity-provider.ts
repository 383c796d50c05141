import { randomBytes } from 'node:crypto';
import { accept, type Clock, type Outcome, refuse } from '@setpoint/kernel';
import {
  IdentityProvider,
  type KnownUser,
  type LinkRefusal,
  type NewProviderUser,
} from '../application/ports/identity-provider.js';
import type { ProviderUser } from '../domain/account.js';
import type { SignInMethod, SocialMethod } from '../domain/rules/sign-in-methods.js';
import { ProviderUnavailable } from './provider-unavailable.js';

interface User {
  readonly uid: string;
  email: string | null;
  readonly displayName: string | null;
  password: string | null;
  emailVerified: boolean;
  disabled: boolean;
  validSince: Date;
  readonly linked: Set<SocialMethod>;
}

interface Issued {
  readonly uid: string;
  readonly signInProvider: string;
  readonly signedInAt: Date;
}

/** In-memory identity provider for tests, with methods for what a browser would do. */
export class MemoryIdentityProvider extends IdentityProvider {
  private readonly users = new Map<string, User>();
  private readonly idTokens = new Map<string, Issued>();
  /** Simulates an outage until reset. */
  away = false;
  private readonly codes = new Map<string, { uid: string; mode: 'verifyEmail' | 'resetPassword' }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async verify(idToken: string): Promise<Outcome<ProviderUser, 'PROVIDER_TOKEN_INVALID' | 'USER_DISABLED'>> {
    this.assertReachable();
    const issued = this.idTokens.get(idToken);
    const user = issued && this.users.get(issued.uid);
    if (!user) return refuse('PROVIDER_TOKEN_INVALID');
    if (user.disabled) return refuse('USER_DISABLED');
    if (issued.signedInAt < user.validSince) return refuse('PROVIDER_TOKEN_INVALID');
    const { uid, email, emailVerified, displayName, validSince } = user;
    const { signInProvider, signedInAt } = issued;
    return accept({ uid, email, emailVerified, displayName, validSince, signInProvider, signedInAt });
  }

  async verificationCode(email: string): Promise<Outcome<string, LinkRefusal>> {
    this.assertReachable();
    return this.code(email, 'verifyEmail');
  }

  async passwordResetCode(email: string): Promise<Outcome<string, LinkRefusal>> {
    this.assertReachable();
    return this.code(email, 'resetPassword');
  }

  async customToken(uid: string): Promise<string> {
    this.assertReachable();
    return `custom.${uid}.${randomBytes(8).toString('hex')}`;
  }

  async revokeTokens(uid: string): Promise<void> {
    this.assertReachable();
    const user = this.users.get(uid);
    if (user) user.validSince = this.clock.now();
  }

  async knows(uid: string): Promise<boolean> {
    this.assertReachable();
    return this.users.has(uid);
  }

  async findByEmail(email: string): Promise<KnownUser | null> {
    this.assertReachable();
    const user = this.byEmail(email);
    if (!user) return null;
    const { uid, disabled, emailVerified } = user;
    return { uid, disabled, emailVerified };
  }

  async setDisabled(uid: string, disabled: boolean): Promise<void> {
    this.assertReachable();
    const user = this.users.get(uid);
    if (user) user.disabled = disabled;
  }

  async methods(uid: string): Promise<readonly SignInMethod[]> {
    this.assertReachable();
    const user = this.users.get(uid);
    if (!user) return [];
    const linked = [...user.linked].map((method) => ({ method, email: user.email }));
    return user.password === null ? linked : [{ method: 'PASSWORD', email: user.email }, ...linked];
  }

  async unlink(uid: string, method: SocialMethod): Promise<void> {
    this.assertReachable();
    this.users.get(uid)?.linked.delete(method);
  }

  async remove(uid: string): Promise<void> {
    this.assertReachable();
    this.users.delete(uid);
  }

  async create(user: NewProviderUser): Promise<'CREATED' | 'EXISTS'> {
    this.assertReachable();
    if (this.users.has(user.uid) || this.byEmail(user.email)) return 'EXISTS';
    this.users.set(user.uid, { ...user, disabled: false, validSince: new Date(0), linked: new Set() });
    return 'CREATED';
  }

  /** Somebody makes a user with email and password in the browser, or comes back from a social provider. */
  signUp(user: {
    email: string | null;
    password?: string;
    displayName?: string;
    emailVerified?: boolean;
    signInProvider?: string;
  }): { uid: string; idToken: string } {
    const uid = randomBytes(10).toString('hex');
    this.users.set(uid, {
      uid,
      email: user.email,
      displayName: user.displayName ?? null,
      password: user.password ?? null,
      emailVerified: user.emailVerified ?? false,
      disabled: false,
      validSince: new Date(0),
      linked: new Set(),
    });
    return { uid, idToken: this.signIn(uid, user.signInProvider) };
  }

  /** Signs in; returns the ID token. */
  signIn(uid: string, signInProvider = 'password'): string {
    const idToken = randomBytes(16).toString('hex');
    this.idTokens.set(idToken, { uid, signInProvider, signedInAt: this.clock.now() });
    return idToken;
  }

  /** Signs in with a password; null if it is wrong. */
  signInWithPassword(email: string, password: string): string | null {
    const user = this.byEmail(email);
    return user && user.password === password && !user.disabled ? this.signIn(user.uid) : null;
  }

  /** The browser applies the code of a mail; false when it is unknown or used. */
  applyCode(code: string, newPassword?: string): boolean {
    const found = this.codes.get(code);
    const user = found && this.users.get(found.uid);
    if (!user) return false;
    this.codes.delete(code);
    user.emailVerified = true;
    if (found.mode === 'resetPassword') {
      user.password = newPassword ?? null;
      user.validSince = this.clock.now();
    }
    return true;
  }

  /** Somebody changes their email in the browser and, unless told otherwise, follows the link of the mail about it. */
  changeEmail(uid: string, email: string, { verified }: { verified?: boolean } = {}): void {
    const user = this.users.get(uid);
    if (user) Object.assign(user, { email, emailVerified: verified ?? user.emailVerified });
  }

  /** Somebody follows the link of the mail that verifies their email. */
  verifyEmail(uid: string): void {
    const user = this.users.get(uid);
    if (user) user.emailVerified = true;
  }

  /** Somebody links a social network in the browser. */
  link(uid: string, method: SocialMethod): void {
    this.users.get(uid)?.linked.add(method);
  }

  /** The provider loses a user, as an emulator does when it restarts. */
  forget(uid: string): void {
    this.users.delete(uid);
  }

  private assertReachable(): void {
    if (this.away) throw new ProviderUnavailable(new Error('away'));
  }

  private code(email: string, mode: 'verifyEmail' | 'resetPassword'): Outcome<string, LinkRefusal> {
    const user = this.byEmail(email);
    if (!user) return refuse('USER_NOT_FOUND');
    const code = randomBytes(16).toString('hex');
    this.codes.set(code, { uid: user.uid, mode });
    return accept(code);
  }

  private byEmail(email: string): User | undefined {
    return [...this.users.values()].find((user) => user.email?.toLowerCase() === email.toLowerCase());
  }
}
