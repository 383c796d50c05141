/**
 * @jest-environment ../ui/jest/environment.cjs
 * @jest-environment-options {"url": "https://setpoint.example/"}
 */
import { jest } from '@jest/globals';
import { createBrowserTexts } from '../src/browser.js';

describe('language of the browser over https', () => {
  it('I18N-02~ persists in a cookie that is sent over https only', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const texts = await createBrowserTexts({ namespaces: ['common'] });
    await texts.changeLanguage('fr');
    expect(written).toHaveBeenLastCalledWith(expect.stringMatching(/^setpoint_lang=fr;.*Secure/));
  });
});
