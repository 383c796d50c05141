/** Marketing cookies that other sites of ours may have set, and the page of the registration (AUTH-05). */
export function marketing(): Record<string, string | undefined> {
  const cookies = new Map(
    document.cookie.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  return {
    fbp: cookies.get('_fbp'),
    fbc: cookies.get('_fbc'),
    ttclid: cookies.get('ttclid') ?? new URLSearchParams(window.location.search).get('ttclid') ?? undefined,
    ttp: cookies.get('_ttp'),
    source_url: window.location.origin + window.location.pathname,
  };
}
