/** A new id. `crypto.randomUUID` exists only on https and localhost; a friend on the home network has neither. */
export const freshId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
