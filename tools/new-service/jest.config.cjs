module.exports = { ...require('../../jest.preset.cjs'), displayName: 'new-service' };
