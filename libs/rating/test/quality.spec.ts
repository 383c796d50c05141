import { QualityMeter } from '../src/index.js';

const measured = (forecasts: [chance: number, happened: boolean][]) => {
  const meter = new QualityMeter();
  for (const [chance, happened] of forecasts) meter.add({ chance, happened });
  return meter;
};

describe('the quality of predictions', () => {
  it('LVL-09 is counted as by hand', () => {
    const { forecasts, accuracy, logLoss, brier, calibrationError } = measured([
      [0.8, true],
      [0.6, false],
      [0.5, true],
      [0.2, false],
    ]).quality();
    expect(forecasts).toBe(4);
    expect(accuracy).toBe(2.5 / 4);
    expect(logLoss).toBeCloseTo(-(Math.log(0.8) + Math.log(0.4) + Math.log(0.5) + Math.log(0.8)) / 4, 12);
    expect(brier).toBeCloseTo((0.04 + 0.36 + 0.25 + 0.04) / 4, 12);
    expect(calibrationError).toBeCloseTo((0.2 + 0.6 + 0.5 + 0.2) / 4, 12);
  });

  it('LVL-09 forecasts of a bin are compared with how often they came true together', () => {
    const meter = measured([
      [0.75, true],
      [0.75, true],
      [0.75, true],
      [0.75, false],
      [1, true],
    ]);
    expect(meter.quality().calibrationError).toBe(0);
    expect(meter.calibration()).toEqual([
      { forecasts: 4, meanChance: 0.75, frequency: 0.75 },
      { forecasts: 1, meanChance: 1, frequency: 1 },
    ]);
  });

  it('LVL-09 a certainty that was wrong costs much, not everything', () => {
    expect(measured([[1, false]]).quality().logLoss).toBeCloseTo(20.7, 1);
  });
});
