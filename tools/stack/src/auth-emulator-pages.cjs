/**
 * The emulator's account chooser without foreign scripts, styles and fonts, so that Google and Facebook sign-in work
 * without the internet. The page that relays the answer speaks to its parent by postMessage instead of Google's
 * gapi.iframes; the other end is apps/web/src/entities/provider/emulator-frame.ts.
 */
const handlers = require('firebase-tools/lib/emulator/auth/handlers');
const widget = require('firebase-tools/lib/emulator/auth/widget_ui');

const STYLE = `<style>
:root { color-scheme: light dark; }
body { font-family: system-ui, sans-serif; }
.material-icons { display: none; }
.mdc-list-item { display: flex; align-items: center; border-radius: 8px; cursor: pointer; }
.mdc-list-item:hover { background: color-mix(in srgb, currentColor 8%, transparent); }
.mdc-list-item__text { display: flex; flex-direction: column; }
.mdc-button { min-height: 44px; padding: 0 16px; border: 1px solid #1d5bd6; border-radius: 22px; background: none; color: inherit; font: inherit; cursor: pointer; }
.mdc-button--raised { background: #1d5bd6; color: #fff; }
.mdc-button:disabled { opacity: .5; cursor: default; }
.mdc-text-field { display: block; margin-bottom: 16px; }
.mdc-text-field__input { box-sizing: border-box; width: 100%; height: 40px; padding: 0 12px; font: inherit; }
.custom-label { display: none !important; }
.callout { display: none; }
.form-label, .subtitle, .fallback-secondary-text { color: inherit; opacity: .75; }
</style>`;

/** Gets the answer from the chooser and hands it to the page that opened both. */
const RELAY = `<!doctype html>
<meta charset="utf-8">
<title>Sign-in relay</title>
<script>
  var query = new URLSearchParams(location.search);
  var storageKey = query.get('apiKey') + ':' + query.get('appName');
  addEventListener('message', function (event) {
    var message = event.data;
    if (event.origin !== location.origin || !message || message.eventType !== 'sendAuthEvent') return;
    if (message.data.storageKey !== storageKey) return;
    parent.postMessage({ type: 'emulator-auth-event', authEvent: message.data.authEvent }, '*');
  });
  parent.postMessage({ type: 'emulator-frame-ready' }, '*');
</script>`;

widget.WIDGET_UI = widget.WIDGET_UI.replace(/<link [^>]*>/g, '')
  .replace(/<script src="https:[^>]*><\/script>/g, '')
  .replace('<div id="content">', `${STYLE}<div id="content">`);

const { registerHandlers } = handlers;
handlers.registerHandlers = (app, ...rest) => {
  app.get('/emulator/auth/iframe', (_request, response) => {
    response.set('Content-Type', 'text/html; charset=utf-8').end(RELAY);
  });
  registerHandlers(app, ...rest);
};
