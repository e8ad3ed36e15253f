import { expect, test } from "vitest";
import { readSigns } from "./sign-reading.ts";

const firstLine = (typed: string) => readSigns(typed)[0];

test.each([
  ["red eye", "book", "mild-red-eye"],
  ["eye is red and it is painful", "today", "painful-red-eye"],
  ["red eye, blurry", "today", "painful-red-eye"],
  ["عيني حمرا وتوجعني", "today", "painful-red-eye"],
  ["عين حمرا بدون ألم", "book", "mild-red-eye"],
  ["red eye with contact lenses", "today", "contact-lens"],
  ["severe eye pain, headache", "now", "severe-pain"],
  ["floters", "today", "flashes-floaters"],
  ["ومضات في عيني", "today", "flashes-floaters"],
  ["flashes and a dark shadow", "now", "curtain"],
  ["pain after my surgery", "today", "after-operation"],
  ["عيني تعورني عقب العملية", "today", "after-operation"],
  ["bleach went in my eye", "now", "chemical"],
  ["فجأة ما أشوف", "now", "sight-loss"],
  ["sudden double vision", "today", "double-vision"],
  ["بياض في حدقة عين بنتي", "today", "white-pupil"],
  ["accident", "now", "injury"],
  ["3eni t3awrni", "today", "painful-red-eye"],
  ["شعيرة", "book", "mild-red-eye"],
  ["cannot see far", "book", "slow-change"],
  ["night blindness", "book", "slow-change"],
])("%s: %s, %s", (typed, urgency, sign) => {
  const line = firstLine(typed);
  expect([line?.urgency, line?.signs[0]]).toEqual([urgency, sign]);
});

test("help that is asked for without a sign has the most urgent line", () => {
  expect(firstLine("emergency")).toEqual({ urgency: "now", signs: [] });
});

test.each(["colour blindness", "عمى الألوان", "lasik", "contact lenses", "right eye", "slight"])(
  "%s is no sign",
  (typed) => {
    expect(readSigns(typed)).toEqual([]);
  },
);
