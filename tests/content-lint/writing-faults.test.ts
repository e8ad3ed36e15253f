import { expect, test } from "vitest";
import { findArabicFaults, findEnglishFaults } from "./writing-faults.ts";

test.each([
  ["Aurora Eye Centre", ["no Arabic letter"]],
  ["نعم, لا", ["Latin mark ,"]],
  ["نعم; لا", ["Latin mark ;"]],
  ["هل تناسبني?", ["Latin mark ?"]],
  ['قال "نعم"', ['Latin mark "', 'Latin mark "']],
  ["منذ 2007", ["ASCII figure 2007"]],
  ["نعم\u200f", ["invisible control U+200f"]],
  ["عینک", ["letter of another language ی", "letter of another language ک"]],
  ["منذ ٢٠٠٧، في عُمان؛ نعم؟", []],
  ["نسبة ٪٩٩", ["a percent sign that formatPercent did not set"]],
  ["نسبة ٩٩٪\u061c", []],
  ["ضمان على Z-LASIK Z8", []],
  ["من −3.00 إلى −18.00 درجة", []],
  ["رقم واحد على الأقل (0–9)", []],
])("the faults of the Arabic text %j are %j", (text, faults) => {
  expect(findArabicFaults(text)).toEqual(faults);
});

test.each([
  ["since ٢٠٠٧", ["foreign ٢٠٠٧"]],
  ["Dr عائشة", ["foreign عائشة"]],
  ["one\u200btwo", ["foreign \u200b"]],
  ["It’s 45-60 minutes “at most”.", []],
])("the faults of the English text %j are %j", (text, faults) => {
  expect(findEnglishFaults(text)).toEqual(faults);
});
