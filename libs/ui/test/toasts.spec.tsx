import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { toast, Toasts } from '../src/index.js';
import { show } from './render.js';

describe('toasts', () => {
  beforeEach(async () => {
    await show(<Toasts />);
    jest.useFakeTimers();
  });
  afterEach(() => {
    act(() => void jest.runAllTimers());
    jest.useRealTimers();
  });

  const texts = () => screen.queryAllByText(/./, { selector: 'p' }).map((text) => text.textContent);

  it('SHL-04 stay for 3000 ms', () => {
    act(() => void toast({ text: 'Saved' }));
    act(() => void jest.advanceTimersByTime(2999));
    expect(texts()).toEqual(['Saved']);
    act(() => void jest.advanceTimersByTime(1));
    expect(texts()).toEqual([]);
  });

  it('SHL-04 are five at once at most; the oldest gives way', () => {
    act(() => ['1', '2', '3', '4', '5', '6'].forEach((text) => toast({ text })));
    expect(texts()).toEqual(['2', '3', '4', '5', '6']);
  });

  it('wait while somebody reads them', () => {
    act(() => void toast({ text: 'Left the match', action: { label: 'Undo', run() {} } }));
    const card = screen.getByText('Left the match').parentElement!;
    fireEvent.mouseEnter(card);
    act(() => void jest.advanceTimersByTime(10_000));
    expect(texts()).toEqual(['Left the match']);
    fireEvent.mouseLeave(card);
    act(() => void jest.advanceTimersByTime(3_000));
    expect(texts()).toEqual([]);
  });

  it('run their action once and go', () => {
    const undo = jest.fn();
    act(() => void toast({ text: 'Left the match', action: { label: 'Undo', run: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual([]);
  });

  it('are gone with the app that showed them', async () => {
    act(() => void toast({ text: 'Saved' }));
    cleanup();
    await show(<Toasts />);
    expect(texts()).toEqual([]);
  });

  it('stay until they are closed where that is asked for', async () => {
    cleanup();
    await show(<Toasts lasting />);
    act(() => void toast({ text: 'Saved' }));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(texts()).toEqual(['Saved']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(texts()).toEqual([]);
  });

  it('SHL-09 interrupt screen readers for errors only', () => {
    act(() => void toast({ text: 'Unable to logout', tone: 'error' }));
    act(() => void toast({ text: 'Saved', tone: 'success' }));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to logout');
  });
});
