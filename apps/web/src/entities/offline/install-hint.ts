import { toast } from '@setpoint/ui';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;

/** Browsers offer to install when a page is opened; nobody is asked before a first match is behind them. */
export function watchForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

/** Once in this browser, after a result: would they like the app on their home screen? */
export function hintAtInstalling(words: { readonly text: string; readonly action: string }): void {
  const prompt = offered;
  if (!prompt) return;
  const run = () => void prompt.prompt();
  once(
    'setpoint.installHint',
    () => void toast({ text: words.text, milliseconds: 12_000, action: { label: words.action, run } }),
  );
}

/** Does it the first time in this browser; never where nothing can be kept. */
export function once(key: string, act: () => void): void {
  try {
    if (window.localStorage.getItem(key)) return;
    window.localStorage.setItem(key, '1');
  } catch {
    return;
  }
  act();
}
