// Light or dark before the first paint, so that nothing flashes: what was chosen on this device, else what the system says.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('setpoint.scheme');
  } catch {
    // Storage is refused.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
