export default { setup: { players: 2, options: { boards: "1" } }, steps: [] };
