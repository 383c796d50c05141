import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAuthEmulator } from '../src/auth-emulator.ts';
import { refuseMissingBuild } from '../src/build.ts';
import { readStackConfig } from '../src/config.ts';
import { explainFileError } from '../src/explain.ts';
import { readCaptcha } from '../src/captcha.ts';
import { readMap } from '../src/map.ts';
import { stackSecrets } from '../src/secrets.ts';
import { storedClock } from '../src/stored-clock.ts';
import { StartError } from '../../start/steps.mjs';

const root = mkdtempSync(join(tmpdir(), 'start-errors-spec-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const freshFolder = () => mkdtempSync(join(root, 'data-'));

/** The refusal of a start: file, cause, and what to do. */
async function refusalOf(work: () => unknown): Promise<{ message: string; remedy: string }> {
  const error: unknown = await Promise.resolve()
    .then(work)
    .then(
      () => 'it was not refused',
      (refusal: unknown) => refusal,
    );
  expect(error).toBeInstanceOf(StartError);
  return error as StartError;
}

describe('secrets', () => {
  it('are made once, for their owner only, and leave no draft', () => {
    const folder = freshFolder();
    const made = stackSecrets(folder);
    expect(stackSecrets(folder)).toEqual(made);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it.each([
    ['cut off', '{"shared":"abc', 'JSON'],
    ['empty', '', 'JSON'],
    ['without a password', '{"shared":"0123456789012345678901234567890123456789"}', 'postgres'],
  ])('that are %s are refused with file, cause and remedy', async (_, text, cause) => {
    const folder = freshFolder();
    const file = join(folder, 'secrets.json');
    writeFileSync(file, text);
    const { message, remedy } = await refusalOf(() => stackSecrets(folder));
    expect(message).toContain(`${file} is damaged`);
    expect(message).toContain(cause);
    expect(remedy).toContain(`rm -r ${folder}`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('options', () => {
  it.each(['--help', '--no-dmeo', 'demo'])(
    'that there are not are refused before anything starts: %s',
    async (option) => {
      const { message, remedy } = await refusalOf(() => readStackConfig({}, [option]));
      expect(message).toContain(option);
      expect(remedy).toContain('--no-demo');
    },
  );

  it('leave out what they name', () => {
    expect(readStackConfig({}, ['--no-demo'])).toMatchObject({ demo: false, build: true, pages: true });
  });
});

describe('settings of the map', () => {
  it('are refused before anything starts, all at once and without their values', async () => {
    const { message, remedy } = await refusalOf(() =>
      readMap({ MAP_STYLE_URL: 'http://tiles.example/style.json?key=k3y', MAP_ORIGINS: 'tiles.example' }),
    );
    expect(message).toContain('MAP_STYLE_URL: must be an address with https');
    expect(message).toContain('MAP_ORIGINS.0: must be an origin with https');
    expect(message).not.toContain('k3y');
    expect(remedy).toContain('docs/guides/running.md');
  });

  it('that are not there make no map', () => {
    expect(readMap({ MAP_ATTRIBUTION: '© somebody' })).toBeUndefined();
  });
});

describe('settings of the captcha', () => {
  it('PUB-05 are none on one’s own machine, unless told', () => {
    expect(readCaptcha({})).toMatchObject({ pages: undefined, services: { captchaHostnames: [] } });
    expect(
      readCaptcha({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'public', CAPTCHA_SECRET: 's3cret' }),
    ).toEqual({
      pages: { provider: 'turnstile', siteKey: 'public' },
      services: { captchaProvider: 'turnstile', captchaSecret: 's3cret', captchaHostnames: [] },
    });
  });

  it('PUB-05 are refused before anything starts', async () => {
    const { message } = await refusalOf(() =>
      readCaptcha({ CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'public' }),
    );
    expect(message).toContain('CAPTCHA_SECRET: is needed with CAPTCHA_PROVIDER');
  });
});

describe('other files of the stack that are damaged', () => {
  it('the clock', async () => {
    const folder = freshFolder();
    const file = join(folder, 'clock.json');
    writeFileSync(file, '{"offsetMs":"soon"}');
    const { message, remedy } = await refusalOf(() => storedClock(folder));
    expect(message).toContain(`${file} is damaged`);
    expect(remedy).toContain(`rm ${file}`);
  });

  it('the accounts of the sign-in emulator', async () => {
    const dataDir = freshFolder();
    const file = join(dataDir, 'auth-accounts.json');
    writeFileSync(file, '{"users":[');
    const { message, remedy } = await refusalOf(() =>
      startAuthEmulator({ authEmulatorHost: undefined, authEmulatorPort: 0, dataDir }),
    );
    expect(message).toContain(`${file} is damaged`);
    expect(remedy).toContain(`rm ${file}`);
  });
});

describe('the clock', () => {
  it('keeps how far it was moved', () => {
    const folder = freshFolder();
    storedClock(folder).advance(90_000);
    expect(storedClock(folder).offset).toBe(90_000);
  });

  it.each(['2026-03-14T10:00:00+01:00', '2199-12-31T23:59:59Z'])('of a new folder starts at %s and goes on', (text) => {
    const [folder, start] = [freshFolder(), new Date(text)];
    const before = Date.now();
    const { offset } = storedClock(folder, start);
    expect(offset).toBeLessThanOrEqual(start.getTime() - before);
    expect(offset).toBeGreaterThanOrEqual(start.getTime() - Date.now());
    expect(storedClock(folder).offset).toBe(offset);
    expect(storedClock(folder, new Date('2026-03-01T10:00:00Z')).offset).toBe(offset);
  });

  it('never runs backwards: a folder with data keeps its time', () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'postgres'));
    expect(storedClock(folder, new Date('2026-03-14T09:00:00Z')).offset).toBe(0);
  });
});

describe('errors of the file system', () => {
  const error = (code: string, path?: string) => Object.assign(new Error(code), { code, path });

  it.each([
    ['a full disk', error('ENOSPC'), 'The disk that holds /data is full.'],
    ['a full disk under Postgres', new Error('FATAL: could not write: No space left on device'), 'is full'],
    ['no permission', error('EACCES', '/data/secrets.json'), 'may not read and write /data/secrets.json'],
    ['a read-only disk', error('EROFS', '/data/logs'), '/data/logs is on a disk that is mounted read-only'],
  ])('%s', (_, given, words) => {
    const explained = explainFileError(given, '/data') as StartError;
    expect(explained).toBeInstanceOf(StartError);
    expect(explained.message).toContain(words);
    expect(explained.remedy).toContain('DATA_DIR=');
  });

  it('others stay what they are', () => {
    const bug = new TypeError('x is not a function');
    expect(explainFileError(bug, '/data')).toBe(bug);
  });
});

describe('settings that do not fit', () => {
  it('takes addresses of support with commas between, and nothing else', async () => {
    expect(readStackConfig({ SUPPORT_EMAILS: 'eva@setpoint.example, ben@setpoint.example,' }, [])).toMatchObject({
      supportEmails: ['eva@setpoint.example', 'ben@setpoint.example'],
    });
    const { message } = await refusalOf(() => readStackConfig({ SUPPORT_EMAILS: 'eva' }, []));
    expect(message).toContain('SUPPORT_EMAILS');
  });

  it('are all named', async () => {
    const { message } = await refusalOf(() => readStackConfig({ PORT: 'many', SUPPORT_PORT: '70000' }, []));
    expect(message).toContain('PORT:');
    expect(message).toContain('SUPPORT_PORT:');
  });

  it.each(['2026-03-14T10:00:00', 'tomorrow'])('%s is no start of the clock', async (now) => {
    const { message } = await refusalOf(() => readStackConfig({ SETPOINT_NOW: now }, []));
    expect(message).toContain('SETPOINT_NOW: has to be a date and time with an offset');
  });

  it('a start of the clock has an offset', () => {
    const { now } = readStackConfig({ SETPOINT_NOW: '2026-03-14T10:00:00+01:00' }, []);
    expect(now).toEqual(new Date('2026-03-14T09:00:00Z'));
    expect(readStackConfig({}, []).now).toBeUndefined();
  });
});

describe('a build that is missing', () => {
  const project = (workspace: string, path: string, { built }: { built: boolean }) => {
    mkdirSync(join(workspace, path, built ? 'dist' : 'src'), { recursive: true });
    writeFileSync(join(workspace, path, 'package.json'), JSON.stringify({ scripts: { build: 'swc' } }));
  };

  it('is named before anything starts', async () => {
    const workspace = freshFolder();
    project(workspace, 'apps/courts', { built: true });
    project(workspace, 'apps/web', { built: false });
    project(workspace, 'libs/kernel', { built: false });
    const { message, remedy } = await refusalOf(() => refuseMissingBuild({}, workspace));
    expect(message).toBe('Not built yet: apps/web, libs/kernel (no folder dist).');
    expect(remedy).toContain('npm run build');
    project(workspace, 'libs/kernel', { built: true });
    expect(() => refuseMissingBuild({ withoutWeb: true }, workspace)).not.toThrow();
  });
});
