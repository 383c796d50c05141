module.exports = { ...require('../../jest.preset.cjs'), displayName: '__name__' };
