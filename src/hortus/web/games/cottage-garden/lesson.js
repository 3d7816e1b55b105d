export default { setup: { players: 2 }, steps: [] };
