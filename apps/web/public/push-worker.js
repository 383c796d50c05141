// Shows notifications while no page is open, and leads to what they are about (NTF-07).
self.addEventListener('push', function (event) {
  var message = event.data.json();
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.body,
      lang: message.language,
      icon: '/icon-192.png',
      // The same message again, or a newer one of the same conversation, takes the place of the first.
      tag: message.tag || message.id,
      data: { url: message.url },
    }),
  );
});

self.addEventListener('notificationclick', function (event) {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url)));
});

/** In a window that is open already, else in a new one. Never on another site. */
async function open(url) {
  if (url.origin !== self.location.origin) return;
  var windows = await self.clients.matchAll({ type: 'window' });
  // A window that this worker doesn't control can't be led anywhere.
  var led = windows.length > 0 && (await windows[0].navigate(url.href).catch(() => null));
  if (led) await led.focus();
  else await self.clients.openWindow(url.href);
}
