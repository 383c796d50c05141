const KEY = 'setpoint.referral';
const CODE = /^[\p{L}\p{N}-]{1,20}$/u;

/** Who sent this visitor here, for when they register on another page (PUB-03). */
export function keepReferral(code: string): void {
  if (!CODE.test(code)) return;
  try {
    window.sessionStorage.setItem(KEY, code);
  } catch {
    // The links of the page carry it anyway.
  }
}

export function keptReferral(): string {
  try {
    const code = window.sessionStorage.getItem(KEY) ?? '';
    return CODE.test(code) ? code : '';
  } catch {
    return '';
  }
}
